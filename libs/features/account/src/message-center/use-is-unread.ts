import { useShopServices } from '@shop/query/shop-services-provider';
import { deviceStorage } from '@shop/site/shop-storage';
import { useIsHydrating } from '@shop/site/use-is-hydrating';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../me-query';
import { readMessages } from './read-messages';

/**
 * Tells which messages the member has not opened yet. The marks are kept on the device, so nothing is unread before
 * hydration, and nothing where the member is not known.
 */
export function useIsUnread(): (messageId: number) => boolean {
  const services = useShopServices();
  const { data: me } = useQuery(meQuery(services.api));
  const isHydrating = useIsHydrating();
  if (isHydrating || me === undefined) return () => false;
  const read = new Set(readMessages(deviceStorage(services), me.id));
  return (messageId) => !read.has(messageId);
}
