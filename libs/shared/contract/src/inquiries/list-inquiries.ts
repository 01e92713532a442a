import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { PageQuery } from '../wire/page-query';
import { InquiryStatus, InquirySummary } from './inquiry';
import { trimmedText } from '../wire/trimmed-text';

const WORD_MAX = 100;

const schemas = {
  query: v.object({
    ...PageQuery.entries,
    /** A part of the number or of the text. */
    word: v.optional(trimmedText(WORD_MAX, `${WORD_MAX}文字以内で入力してください`)),
    status: v.optional(InquiryStatus),
    category_id: v.optional(IdFromText),
  }),
  response: v.array(InquirySummary),
};

/** The member's inquiries, the last changed one first. */
export const listInquiries: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/inquiries',
  auth: 'member',
  responseType: 'json',
};

export const listInquiriesSpec = specify({
  endpoint: listInquiries,
  schemas,
  summary: 'お問い合わせ履歴の一覧',
  errors: [],
});
