import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listInquiries } from '@shop/contract/inquiries/list-inquiries';
import type { InquiryStatus, InquirySummary } from '@shop/contract/inquiries/inquiry';
import { queryOptions } from '@tanstack/react-query';
import { inquiryKeys } from './inquiry-keys';
import type { InquirySearch } from './read-inquiry-search';

/** An inquiry in the list. */
export interface InquirySummaryView {
  readonly id: number;
  /** What member and shop call it. */
  readonly number: string;
  /** Null where none was chosen. */
  readonly categoryName: string | null;
  readonly body: string;
  readonly status: InquiryStatus;
  readonly statusName: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One page of inquiries. */
export interface InquiryPage {
  readonly inquiries: readonly InquirySummaryView[];
  readonly pagination: Pagination;
}

/** The wire's inquiry as the pages see it. */
export const toInquirySummary = (wire: InquirySummary): InquirySummaryView => ({
  id: wire.id,
  number: wire.number,
  categoryName: wire.category?.name ?? null,
  body: wire.body,
  status: wire.status,
  statusName: wire.status_name,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
});

/** The member's inquiries that a search finds, the last changed one first. core §7 */
export function inquiriesQuery(api: ApiClient, search: InquirySearch) {
  return queryOptions({
    queryKey: inquiryKeys.page(search),
    queryFn: async ({ signal }): Promise<InquiryPage> => {
      const { category, ...rest } = search;
      const query = { ...rest, ...(category !== undefined && { category_id: category }) };
      const { data, pagination } = await readPage(search.page, (page) =>
        api.call(listInquiries, { query: { ...query, page } }, { signal }),
      );
      return { inquiries: data.map(toInquirySummary), pagination };
    },
  });
}
