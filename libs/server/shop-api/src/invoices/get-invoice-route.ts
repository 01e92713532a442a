import { getInvoiceSpec } from '@shop/contract/invoices/get-invoice';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder } from '../orders/order-store';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { loadInvoiceParts } from './invoice-store';

/** GET /v1/me/orders/{id}/invoice */
export const getInvoiceRoute = defineRoute(getInvoiceSpec, async (context, { params }) => {
  const { db, channel } = context;
  const order = await findOrder(db, context.requireMember().id, params.id);
  if (order === null) throw orderNotFound();
  const { detail, back, violation } = await loadInvoiceParts(db, order);
  const { registrationNumber } = await loadIssuer(db, channel);
  return {
    order_no: order.orderNo,
    total_payment: order.totalPayment - back.refund,
    due_on: detail.payment.isPaid ? null : detail.payment.dueOn,
    is_paid: detail.payment.isPaid,
    is_qualified: registrationNumber !== '',
    is_issuable: violation === null,
    reason: violation,
  };
});
