import type { Route } from '../http/handle';
import { createEcommerceEventRoute } from './create-ecommerce-event-route';
import { getEcommerceEventRoute } from './get-ecommerce-event-route';

export const ecommerceEventRoutes: readonly Route[] = [createEcommerceEventRoute, getEcommerceEventRoute];
