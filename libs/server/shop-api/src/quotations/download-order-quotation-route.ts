import { downloadOrderQuotationSpec } from '@shop/contract/quotations/download-order-quotation';
import { renderInTurn } from '../pdf-documents/render-in-turn';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder, loadOrderDetail } from '../orders/order-store';
import { priceSumsOf } from '../site/front-settings';
import { orderQuotation } from './order-quotation';
import { limitQuotations, PDF_TYPE } from './quotation-file';

/** GET /v1/me/orders/{id}/download/quotation */
export const downloadOrderQuotationRoute = defineRoute(
  downloadOrderQuotationSpec,
  async (context, { params }) => {
    const { db, channel } = context;
    const order = await findOrder(db, context.requireMember().id, params.id);
    if (order === null) throw orderNotFound();
    await limitQuotations(context, `order-quotation/${order.id}`);
    const document = orderQuotation(
      await loadOrderDetail(db, order),
      await loadIssuer(db, channel),
      priceSumsOf(channel),
    );
    context.response.file(await renderInTurn(context, document), `見積書_${order.orderNo}.pdf`, PDF_TYPE);
    return undefined;
  },
);
