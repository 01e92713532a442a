import type { ApiClient } from '@shop/api-client/api-client';
import { listMessages } from '@shop/contract/messages/list-messages';
import type { Message } from '@shop/contract/messages/message';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/**
 * A message that the shop shows on some pages. account §2 "Page names"
 */
export interface MessageView {
  readonly code: string;
  readonly pageNames: readonly Message['page_names'][number][];
  readonly title: string;
  /** Harmless HTML of the API. */
  readonly body: string;
  readonly isHideable: boolean;
  /** ISO 8601; a hidden message is shown again when this has changed. */
  readonly updatedAt: string;
}

/** Every message that holds now. account §7 */
export function messagesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.messages],
    queryFn: async ({ signal }): Promise<readonly MessageView[]> => {
      const { data } = await api.call(listMessages, { query: { per: 'all' } }, { signal });
      return data.map((message) => ({
        code: message.code,
        pageNames: message.page_names,
        title: message.title,
        body: message.body,
        isHideable: message.is_hideable,
        updatedAt: message.updated_at,
      }));
    },
  });
}
