import type { PointBalance } from '@shop/contract/points/point';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { eq } from 'drizzle-orm';
import { pointEntries } from '../db/schema';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { type PointEntry, readLedger, readLiving } from './point-store';

function nextExpiration(living: readonly PointEntry[]): PointBalance['next_expiration'] {
  const expiresAt = living[0]?.expiresAt ?? null;
  if (expiresAt === null) return null;
  const together = living.filter((entry) => entry.expiresAt?.getTime() === expiresAt.getTime());
  return {
    point: together.reduce((sum, { remaining }) => sum + remaining, 0),
    expired_at: expiresAt.toISOString(),
  };
}

/** GET /v1/me/points */
const getPointsRoute = handle(getPointsSpec, async (context) => {
  const living = await readLiving(context.db, context.requireMember().id, context.clock.now());
  return {
    point: living.reduce((sum, { remaining }) => sum + remaining, 0),
    next_expiration: nextExpiration(living),
  };
});

/** GET /v1/me/point-histories */
const listPointHistoriesRoute = handle(listPointHistoriesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const rows = await readLedger(context.db, userId, pageBounds(query));
  const total = await context.db.$count(pointEntries, eq(pointEntries.userId, userId));
  context.answer.paginate(total, query.page, query.per);
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

export const pointRoutes: readonly Route[] = [getPointsRoute, listPointHistoriesRoute];
