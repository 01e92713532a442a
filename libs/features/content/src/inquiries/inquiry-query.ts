import type { ApiClient } from '@shop/api-client/api-client';
import { getInquiry } from '@shop/contract/inquiries/get-inquiry';
import type { Inquiry } from '@shop/contract/inquiries/inquiry';
import { queryOptions } from '@tanstack/react-query';
import { type InquirySummaryView, toInquirySummary } from './inquiries-query';
import { inquiryKeys } from './inquiry-keys';

/** Who wrote what under an inquiry. */
export interface InquiryCommentView {
  readonly id: number;
  readonly isFromShop: boolean;
  /** Plain text with line breaks. */
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A file that was sent along. */
export interface InquiryFileView {
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** By which the API gives it to its sender. */
  readonly url: string;
}

/** A whole inquiry with what followed it. */
export interface InquiryView extends InquirySummaryView {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What the member sent along. */
  readonly files: readonly InquiryFileView[];
  /** Oldest first. */
  readonly comments: readonly InquiryCommentView[];
}

/** The wire's inquiry as its page sees it. */
export const toInquiry = (wire: Inquiry): InquiryView => ({
  ...toInquirySummary(wire),
  name: wire.name,
  email: wire.email,
  phone: wire.phone,
  files: wire.files,
  comments: wire.comments.map(({ id, is_from_shop, body, created_at }) => ({
    id,
    isFromShop: is_from_shop,
    body,
    createdAt: created_at,
  })),
});

/** One of the member's inquiries. Rejects with a NotFoundError where it is unknown or another's. core §7 */
export function inquiryQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: inquiryKeys.entry(id),
    queryFn: async ({ signal }) =>
      toInquiry((await api.call(getInquiry, { params: { id } }, { signal })).data),
  });
}
