import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readInquiries } from './inquiry-store';
import { presentInquirySummary } from './present-inquiry';

/** GET /v1/me/inquiries */
export const listInquiriesRoute = handle(listInquiriesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const { rows, total } = await readInquiries(context.db, userId, query, pageBounds(query));
  context.answer.paginate(total, query.page, query.per);
  return rows.map(presentInquirySummary);
});
