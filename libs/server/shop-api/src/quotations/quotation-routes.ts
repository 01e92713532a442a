import { downloadCartQuotationSpec } from '@shop/contract/quotations/download-cart-quotation';
import { downloadOrderQuotationSpec } from '@shop/contract/quotations/download-order-quotation';
import { takeRate } from '../auth/rate-limit';
import { cartFailures } from '../carts/cart-failures';
import { presentCart } from '../carts/present-cart';
import { readCart } from '../carts/read-cart';
import { drawDocument } from '../documents/draw-document';
import { loadIssuer } from '../documents/issuer-store';
import { handle, type Route } from '../http/handle';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder, loadOrderDetail } from '../orders/order-store';
import { getCheckoutRules } from '../payments/payment-store';
import { cartQuotation } from './cart-quotation';
import { orderQuotation } from './order-quotation';

const PDF = 'application/pdf';
/** Drawing costs time: documents of one order or cart. */
const PRINTS = { count: 30, windowMs: 60 * 60 * 1000 };

/** GET /v1/me/orders/{id}/download/quotation */
const downloadOrderQuotationRoute = handle(downloadOrderQuotationSpec, async (context, { params }) => {
  const { db, clock, channel } = context;
  const order = await findOrder(db, context.requireMember().id, params.id);
  if (order === null) throw orderNotFound();
  await takeRate(db, clock, `order-quotation/${order.id}`, PRINTS);
  const document = orderQuotation(await loadOrderDetail(db, order), await loadIssuer(db, channel));
  context.answer.file(await drawDocument(document), `見積書_${order.orderNo}.pdf`, PDF);
  return undefined;
});

/** GET /v1/carts/{cart_token}/download/quotation */
const downloadCartQuotationRoute = handle(downloadCartQuotationSpec, async (context, { params }) => {
  const { db, clock, channel } = context;
  const cart = presentCart(await readCart(context, params.cart_token), params.cart_token);
  if (cart.data.detail.products.length === 0) throw cartFailures.empty();
  await takeRate(db, clock, `cart-quotation/${cart.data.id}`, PRINTS);
  const { orderNoPrefix: prefix } = await getCheckoutRules(db, channel.id);
  const document = cartQuotation(cart, await loadIssuer(db, channel), { prefix, now: clock.now() });
  context.answer.file(await drawDocument(document), `見積書_${document.facts[0]?.text ?? ''}.pdf`, PDF);
  return undefined;
});

/** Quotations, of a cart or of the order that it became. */
export const quotationRoutes: readonly Route[] = [downloadOrderQuotationRoute, downloadCartQuotationRoute];
