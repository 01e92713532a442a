import type { PointBalance } from '@shop/contract/points/point';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { defineRoute } from '../http/define-route';
import { type PointEntry, readUnexpired } from './point-store';

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
export const getPointsRoute = defineRoute(getPointsSpec, async (context) => {
  const living = await readUnexpired(context.db, context.requireMember().id, context.clock.now());
  return {
    point: living.reduce((sum, { remaining }) => sum + remaining, 0),
    next_expiration: nextExpiration(living),
  };
});
