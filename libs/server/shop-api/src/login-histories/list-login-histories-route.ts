import { listLoginHistoriesSpec } from '@shop/contract/login-histories/list-login-histories';
import { desc, eq } from 'drizzle-orm';
import { loginHistories } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';

/** GET /v1/me/login-histories */
export const listLoginHistoriesRoute = defineRoute(listLoginHistoriesSpec, async (context, { query }) => {
  const { db, response } = context;
  const mine = eq(loginHistories.userId, context.requireMember().id);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select()
    .from(loginHistories)
    .where(mine)
    .orderBy(desc(loginHistories.loggedInAt), desc(loginHistories.id))
    .limit(limit)
    .offset(offset);
  response.paginate(await db.$count(loginHistories, mine), query.page, query.per);
  return rows.map((row) => ({
    id: row.id,
    logged_in_at: row.loggedInAt.toISOString(),
    ip_address: row.clientIp,
    user_agent: row.userAgent,
    method: row.method,
  }));
});
