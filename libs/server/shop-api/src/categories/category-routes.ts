import type { Route } from '../http/define-route';
import { getCategoryHierarchyRoute } from './get-category-hierarchy-route';

/** The tree of categories. */
export const categoryRoutes: readonly Route[] = [getCategoryHierarchyRoute];
