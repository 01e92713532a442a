import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { defineRoute } from '../http/define-route';
import { replyAsMember } from './reply-as-member';

/** POST /v1/inquiry-comments/reply */
export const replyInquiryRoute = defineRoute(replyInquirySpec, (context, { body }) =>
  replyAsMember(context, body.inquiry_id, body.body),
);
