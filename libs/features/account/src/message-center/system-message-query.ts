import type { ApiClient } from '@shop/api-client/api-client';
import { getSystemMessage } from '@shop/contract/system-messages/get-system-message';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { type MessageEntryView, toMessageEntry } from './system-messages-query';

/** One whole message. */
export interface MessageView extends MessageEntryView {
  /** Plain text with line breaks. */
  readonly body: string;
}

/** One message to the member. Rejects with a NotFoundError where there is none, or it is another's. core §7 */
export function systemMessageQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: accountKeys.systemMessage(id),
    queryFn: async ({ signal }): Promise<MessageView> => {
      const { data } = await api.call(getSystemMessage, { params: { id } }, { signal });
      return { ...toMessageEntry(data), body: data.body };
    },
  });
}
