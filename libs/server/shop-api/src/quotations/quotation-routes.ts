import type { Route } from '../http/define-route';
import { downloadCartQuotationRoute } from './download-cart-quotation-route';
import { downloadOrderQuotationRoute } from './download-order-quotation-route';

/** Quotations as PDF, of a cart or of an order. */
export const quotationRoutes: readonly Route[] = [downloadOrderQuotationRoute, downloadCartQuotationRoute];
