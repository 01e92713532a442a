import { useShopServices } from '@shop/query/shop-services-provider';
import { deviceStorage } from '@shop/site/shop-storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../me-query';
import { markMessageRead } from './read-messages';

/** Marks a message as read once the member sees it. */
export function useMarkMessageRead(messageId: number): void {
  const services = useShopServices();
  const memberId = useQuery(meQuery(services.api)).data?.id;
  useEffect(() => {
    if (memberId !== undefined) markMessageRead(deviceStorage(services), memberId, messageId);
  }, [services, memberId, messageId]);
}
