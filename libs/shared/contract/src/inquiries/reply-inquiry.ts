import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { Inquiry, INQUIRY_ERRORS, InquiryText } from './inquiry';

const schemas = { body: v.object({ inquiry_id: Id, body: InquiryText }), response: Inquiry };

/** Writes further words under one of the member's inquiries (core §7). */
export const replyInquiry: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/inquiry-comments/reply',
  auth: 'member',
  responseType: 'json',
};

export const replyInquirySpec = specify({
  endpoint: replyInquiry,
  schemas,
  summary: 'お問い合わせへの返信',
  errors: [INQUIRY_ERRORS.notFound],
  status: 201,
});
