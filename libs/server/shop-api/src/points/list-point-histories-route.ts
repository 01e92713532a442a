import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { eq } from 'drizzle-orm';
import { pointEntries } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readLedger } from './point-store';

/** GET /v1/me/point-histories */
export const listPointHistoriesRoute = defineRoute(listPointHistoriesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const rows = await readLedger(context.db, userId, limitAndOffset(query));
  const total = await context.db.$count(pointEntries, eq(pointEntries.userId, userId));
  context.response.paginate(total, query.page, query.per);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    point: row.amount,
    balance: row.balance,
    description: row.description,
    expired_at: row.expiresAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }));
});
