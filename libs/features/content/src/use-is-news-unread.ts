import { useShopServices } from '@shop/query/shop-services-provider';
import { isLoginAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { useAtomValue } from 'jotai/react';
import { readDeviceNews } from './device-news';
import type { NewsEntryView } from './news-list-query';

/**
 * Tells which news is unread: a member's marks are the API's, the same on every device, a guest's are this device's. To
 * who has read nothing here yet nothing is marked, and nothing before hydration. core §3
 */
export function useIsNewsUnread(): (entry: Pick<NewsEntryView, 'id' | 'isRead'>) => boolean {
  const services = useShopServices();
  const isLogin = useAtomValue(isLoginAtom);
  const isHydrating = useIsHydrating();
  if (isLogin) return ({ isRead }) => !isRead;
  const read = new Set(isHydrating ? [] : readDeviceNews(deviceStorage(services)));
  return ({ id }) => read.size > 0 && !read.has(id);
}
