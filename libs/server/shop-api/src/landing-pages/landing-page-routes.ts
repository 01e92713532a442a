import type { Route } from '../http/define-route';
import { getLandingPageRoute } from './get-landing-page-route';
import { listLandingPagesRoute } from './list-landing-pages-route';

/** Landing pages of campaigns. */
export const landingPageRoutes: readonly Route[] = [listLandingPagesRoute, getLandingPageRoute];
