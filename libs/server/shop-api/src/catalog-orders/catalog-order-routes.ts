import type { Route } from '../http/define-route';
import { createCatalogOrderRoute } from './create-catalog-order-route';

/** Requests for printed catalogues by post. */
export const catalogOrderRoutes: readonly Route[] = [createCatalogOrderRoute];
