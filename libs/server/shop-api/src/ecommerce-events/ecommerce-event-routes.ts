import type { Route } from '../http/define-route';
import { createEcommerceEventRoute } from './create-ecommerce-event-route';
import { getEcommerceEventRoute } from './get-ecommerce-event-route';

/** Purchase events for the tag manager. */
export const ecommerceEventRoutes: readonly Route[] = [createEcommerceEventRoute, getEcommerceEventRoute];
