import type { Route } from '../http/define-route';
import { downloadInvoiceRoute } from './download-invoice-route';
import { getInvoiceRoute } from './get-invoice-route';

/** Invoices as PDF, of members' orders that are paid by invoice. */
export const invoiceRoutes: readonly Route[] = [getInvoiceRoute, downloadInvoiceRoute];
