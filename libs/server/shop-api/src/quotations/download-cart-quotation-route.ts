import { downloadCartQuotationSpec } from '@shop/contract/quotations/download-cart-quotation';
import { takeRate } from '../auth/rate-limit';
import { cartFailures } from '../carts/state/cart-failures';
import { presentCart } from '../carts/state/present-cart';
import { readCart } from '../carts/state/read-cart';
import { drawDocument } from '../documents/draw-document';
import { loadIssuer } from '../documents/issuer-store';
import { handle } from '../http/handle';
import { getCheckoutRules } from '../payments/payment-store';
import { cartQuotation } from './cart-quotation';
import { PDF_TYPE, QUOTATIONS_PER_SOURCE } from './quotation-file';

/** GET /v1/carts/{cart_token}/download/quotation */
export const downloadCartQuotationRoute = handle(downloadCartQuotationSpec, async (context, { params }) => {
  const { db, clock, channel } = context;
  const cart = presentCart(await readCart(context, params.cart_token), params.cart_token);
  if (cart.data.detail.products.length === 0) throw cartFailures.empty();
  await takeRate(db, clock, `cart-quotation/${cart.data.id}`, QUOTATIONS_PER_SOURCE);
  const { orderNoPrefix: prefix } = await getCheckoutRules(db, channel.id);
  const document = cartQuotation(cart, await loadIssuer(db, channel), { prefix, now: clock.now() });
  context.answer.file(await drawDocument(document), `見積書_${document.facts[0]?.text ?? ''}.pdf`, PDF_TYPE);
  return undefined;
});
