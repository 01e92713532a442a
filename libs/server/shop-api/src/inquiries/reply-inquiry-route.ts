import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { defineRoute } from '../http/define-route';
import { replyInquiry } from './reply-inquiry';

/** POST /v1/inquiry-comments/reply */
export const replyInquiryRoute = defineRoute(replyInquirySpec, (context, { body }) =>
  replyInquiry(context, body.inquiry_id, body.body),
);
