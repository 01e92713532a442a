import type { Route } from '../http/handle';
import { listPackingsRoute } from './list-packings-route';

/** Gift wrapping. */
export const packingRoutes: readonly Route[] = [listPackingsRoute];
