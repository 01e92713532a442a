import type { Route } from '../http/define-route';
import { getFreeAreaRoute } from './get-free-area-route';
import { listFreeAreasRoute } from './list-free-areas-route';

/** Blocks of HTML that editors place on pages. */
export const freeAreaRoutes: readonly Route[] = [listFreeAreasRoute, getFreeAreaRoute];
