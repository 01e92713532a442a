import type { Route } from '../http/define-route';
import { getPointsRoute } from './get-points-route';
import { listPointHistoriesRoute } from './list-point-histories-route';

/** The member's points. */
export const pointRoutes: readonly Route[] = [getPointsRoute, listPointHistoriesRoute];
