import { downloadInvoiceSpec } from '@shop/contract/invoices/download-invoice';
import { INVOICE_ERRORS } from '@shop/contract/invoices/invoice-errors';
import { defineRoute } from '../http/define-route';
import { rejected } from '../http/http-error';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder } from '../orders/order-store';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { limitPrints } from '../pdf-documents/limit-prints';
import { renderInTurn } from '../pdf-documents/render-in-turn';
import { priceSumsOf } from '../site/front-settings';
import { invoiceDocument } from './invoice-document';
import { loadInvoiceParts } from './invoice-store';

/** GET /v1/me/orders/{id}/download/invoice */
export const downloadInvoiceRoute = defineRoute(downloadInvoiceSpec, async (context, { params }) => {
  const { db, channel, clock } = context;
  const order = await findOrder(db, context.requireMember().id, params.id);
  if (order === null) throw orderNotFound();
  await limitPrints(context, `invoice-print/${order.id}`);
  const parts = await loadInvoiceParts(db, order);
  if (parts.violation !== null) throw rejected(INVOICE_ERRORS.notIssuable, parts.violation);
  const document = invoiceDocument(parts, {
    issuer: await loadIssuer(db, channel),
    priceSums: priceSumsOf(channel),
    now: clock.now(),
  });
  context.response.file(
    await renderInTurn(context, document),
    `請求書_${order.orderNo}.pdf`,
    'application/pdf',
  );
  return undefined;
});
