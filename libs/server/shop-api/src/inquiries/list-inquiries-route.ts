import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readInquiries } from './inquiry-store';
import { presentInquirySummary } from './present-inquiry';

/** GET /v1/me/inquiries */
export const listInquiriesRoute = defineRoute(listInquiriesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const { rows, total } = await readInquiries(context.db, userId, query, limitAndOffset(query));
  context.response.paginate(total, query.page, query.per);
  return rows.map(presentInquirySummary);
});
