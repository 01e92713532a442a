import type { Route } from '../http/define-route';
import { listCatalogsRoute } from './list-catalogs-route';

/** The printed catalogues that can be ordered. */
export const catalogRoutes: readonly Route[] = [listCatalogsRoute];
