import type { Route } from '../http/define-route';
import { checkOrderDeskRoute } from './check-order-desk-route';

/** The order desk, where buyers order by product numbers. */
export const orderDeskRoutes: readonly Route[] = [checkOrderDeskRoute];
