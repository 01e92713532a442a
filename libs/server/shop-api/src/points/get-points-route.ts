import { getPointsSpec } from '@shop/contract/points/get-points';
import { defineRoute } from '../http/define-route';
import { nextExpiration } from './next-expiration';
import { readUnexpired, remainingOf } from './point-store';

/** GET /v1/me/points */
export const getPointsRoute = defineRoute(getPointsSpec, async (context) => {
  const living = await readUnexpired(context.db, context.requireMember().id, context.clock.now());
  const next = nextExpiration(living);
  return {
    point: remainingOf(living),
    next_expiration: next === null ? null : { point: next.points, expired_at: next.expiresAt.toISOString() },
  };
});
