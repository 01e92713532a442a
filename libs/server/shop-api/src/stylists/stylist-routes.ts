import type { Route } from '../http/define-route';
import { getStylistRoute } from './get-stylist-route';
import { listStylistsRoute } from './list-stylists-route';

/** Stylists and their looks. */
export const stylistRoutes: readonly Route[] = [listStylistsRoute, getStylistRoute];
