import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { handle } from '../http/handle';
import { replyInquiry } from './reply-inquiry';

/** POST /v1/inquiry-comments/reply */
export const replyInquiryRoute = handle(replyInquirySpec, (context, { body }) =>
  replyInquiry(context, body.inquiry_id, body.body),
);
