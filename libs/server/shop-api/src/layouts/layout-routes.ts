import type { Route } from '../http/define-route';
import { getLayoutRoute } from './get-layout-route';
import { getPageLayoutRoute } from './get-page-layout-route';

/** Which blocks a page is made of. */
export const layoutRoutes: readonly Route[] = [getPageLayoutRoute, getLayoutRoute];
