import { isApiError } from '@shop/api-client/is-api-error';
import { readSystemMessage } from '@shop/contract/system-messages/read-system-message';
import type { ShopServices } from '@shop/query/shop-services';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { accountKeys } from '../account-keys';
import type { MessageView } from './system-message-query';

/** Marks a message as read on all devices of the member. One that could not be marked stays unread. */
async function markMessageRead(
  { api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>,
  id: number,
): Promise<void> {
  try {
    await api.call(readSystemMessage, { body: { readable_id: id } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return;
  }
  queryClient.setQueryData<MessageView>(
    accountKeys.systemMessage(id),
    (message) => message && { ...message, isUnread: false },
  );
  await queryClient.invalidateQueries({ queryKey: accountKeys.systemMessageLists });
}

/** Marks a message as read once the member sees it. */
export function useMarkMessageRead({ id, isUnread }: Pick<MessageView, 'id' | 'isUnread'>): void {
  const services = useShopServices();
  useEffect(() => {
    if (isUnread) void markMessageRead(services, id);
  }, [services, id, isUnread]);
}
