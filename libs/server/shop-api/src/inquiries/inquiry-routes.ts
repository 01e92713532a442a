import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { and, eq } from 'drizzle-orm';
import { randomToken } from '../auth/random-token';
import { inquiries } from '../db/schema';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { checkInquiry } from './check-inquiry';
import { inquiryNotFound } from './inquiry-not-found';
import { loadInquiry, readInquiries } from './inquiry-store';
import { presentInquiry, presentInquirySummary } from './present-inquiry';
import { replyInquiry } from './reply-inquiry';
import { sendInquiry } from './send-inquiry';

/** POST /v1/inquiries */
const createInquiryRoute = handle(createInquirySpec, async (context, { body }) => {
  const { step, prepare_key, ...written } = body;
  const input = await checkInquiry(context, written);
  return step === 'prepare'
    ? { prepare_key: randomToken(), input, inquiry: null }
    : { prepare_key: null, input, inquiry: await sendInquiry(context, input, prepare_key ?? null) };
});

/** GET /v1/me/inquiries */
const listInquiriesRoute = handle(listInquiriesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const { rows, total } = await readInquiries(context.db, userId, query, pageBounds(query));
  context.answer.paginate(total, query.page, query.per);
  return rows.map(presentInquirySummary);
});

/** GET /v1/me/inquiries/{id} */
const getInquiryRoute = handle(getInquirySpec, async (context, { params: { id } }) => {
  const own = and(eq(inquiries.id, id), eq(inquiries.userId, context.requireMember().id));
  const detail = await loadInquiry(context.db, own);
  if (detail === null) throw inquiryNotFound();
  return presentInquiry(detail);
});

/** POST /v1/inquiry-comments/reply */
const replyInquiryRoute = handle(replyInquirySpec, (context, { body }) =>
  replyInquiry(context, body.inquiry_id, body.body),
);

export const inquiryRoutes: readonly Route[] = [
  createInquiryRoute,
  listInquiriesRoute,
  getInquiryRoute,
  replyInquiryRoute,
];
