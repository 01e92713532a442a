import type { Route } from '../http/define-route';
import { readNewsRoute } from './read-news-route';
import { getNewsRoute } from './get-news-route';
import { listNewsRoute } from './list-news-route';

/** News of the shop, and which of it a member has read. */
export const newsRoutes: readonly Route[] = [listNewsRoute, getNewsRoute, readNewsRoute];
