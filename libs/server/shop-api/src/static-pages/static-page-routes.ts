import type { Route } from '../http/define-route';
import { getStaticPageRoute } from './get-static-page-route';
import { listStaticPageUrlsRoute } from './list-static-page-urls-route';

/** Static pages such as the terms of use. */
export const staticPageRoutes: readonly Route[] = [listStaticPageUrlsRoute, getStaticPageRoute];
