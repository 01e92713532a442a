import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listSystemMessages } from '@shop/contract/system-messages/list-system-messages';
import type { SystemMessageEntry } from '@shop/contract/system-messages/system-message';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** A line of the message center. */
export interface MessageEntryView {
  readonly id: number;
  readonly title: string;
  readonly isImportant: boolean;
  /** The member has not opened it yet, on any device. */
  readonly isUnread: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** One page of the message center. */
export interface MessagePage {
  readonly entries: readonly MessageEntryView[];
  readonly pagination: Pagination;
}

/** The wire's line as the pages see it. */
export const toMessageEntry = (wire: SystemMessageEntry): MessageEntryView => ({
  id: wire.id,
  title: wire.title,
  isImportant: wire.is_important,
  isUnread: wire.is_read === false,
  publishedAt: wire.published_at,
});

/** What the shop writes to the member, newest first. core §7 */
export function systemMessagesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: accountKeys.systemMessages(page),
    queryFn: async ({ signal }): Promise<MessagePage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listSystemMessages, { query: { page: number } }, { signal }),
      );
      return { entries: data.map(toMessageEntry), pagination };
    },
  });
}
