import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { InquirySearch } from './read-inquiry-search';

/** The query keys of the member's inquiries. */
export const inquiryKeys = {
  all: [QUERY_ROOTS.inquiries],
  pages: [QUERY_ROOTS.inquiries, 'page'],
  page: (search: InquirySearch) => [...inquiryKeys.pages, search] as const,
  entry: (id: number) => [QUERY_ROOTS.inquiries, 'entry', id] as const,
} as const;
