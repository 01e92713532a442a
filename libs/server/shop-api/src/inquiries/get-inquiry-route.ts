import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { and, eq } from 'drizzle-orm';
import { inquiries } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { inquiryNotFound } from './inquiry-not-found';
import { loadInquiry } from './inquiry-store';
import { presentInquiry } from './present-inquiry';

/** GET /v1/me/inquiries/{id} */
export const getInquiryRoute = defineRoute(getInquirySpec, async (context, { params: { id } }) => {
  const own = and(eq(inquiries.id, id), eq(inquiries.userId, context.requireMember().id));
  const detail = await loadInquiry(context.db, own);
  if (detail === null) throw inquiryNotFound();
  return presentInquiry(detail);
});
