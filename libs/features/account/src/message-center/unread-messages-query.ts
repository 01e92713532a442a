import type { ApiClient } from '@shop/api-client/api-client';
import { listSystemMessages } from '@shop/contract/system-messages/list-system-messages';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** How many messages the member has not opened yet, on any page of the message center. */
export function unreadMessagesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.unreadMessages,
    queryFn: async ({ signal }): Promise<number> => {
      const query = { is_unread: '1', per: 1 } as const;
      return (await api.call(listSystemMessages, { query }, { signal })).pagination?.total ?? 0;
    },
  });
}
