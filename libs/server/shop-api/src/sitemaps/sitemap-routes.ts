import type { Route } from '../http/define-route';
import { listSitemapEntriesRoute } from './list-sitemap-entries-route';
import { listSitemapPartsRoute } from './list-sitemap-parts-route';

/** What the shops' sitemaps are made of. */
export const sitemapRoutes: readonly Route[] = [listSitemapPartsRoute, listSitemapEntriesRoute];
