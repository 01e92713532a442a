import type { Route } from '../http/define-route';
import { getCollectionRoute } from './get-collection-route';

/** Curated lists of products. */
export const collectionRoutes: readonly Route[] = [getCollectionRoute];
