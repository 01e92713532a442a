import type { Route } from '../http/define-route';
import { findOrderRoute } from './find-order-route';
import { getGuestOrderRoute } from './get-guest-order-route';

/** The orders of guests, who have no account to look them up in. */
export const guestOrderRoutes: readonly Route[] = [findOrderRoute, getGuestOrderRoute];
