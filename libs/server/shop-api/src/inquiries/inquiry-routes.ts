import type { Route } from '../http/define-route';
import { createInquiryRoute } from './create-inquiry-route';
import { getInquiryRoute } from './get-inquiry-route';
import { listInquiriesRoute } from './list-inquiries-route';
import { replyInquiryRoute } from './reply-inquiry-route';

/** Inquiries of shoppers and the replies to them. */
export const inquiryRoutes: readonly Route[] = [
  createInquiryRoute,
  listInquiriesRoute,
  getInquiryRoute,
  replyInquiryRoute,
];
