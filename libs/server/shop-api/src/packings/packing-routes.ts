import type { Route } from '../http/define-route';
import { listPackingsRoute } from './list-packings-route';

/** Gift wrapping. */
export const packingRoutes: readonly Route[] = [listPackingsRoute];
