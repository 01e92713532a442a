import type { Route } from '../http/define-route';
import { listQaCategoriesRoute } from './list-qa-categories-route';
import { listQasRoute } from './list-qas-route';

/** Questions and answers of the help pages. */
export const qaRoutes: readonly Route[] = [listQasRoute, listQaCategoriesRoute];
