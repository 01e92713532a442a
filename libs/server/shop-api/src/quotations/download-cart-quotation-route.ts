import { downloadCartQuotationSpec } from '@shop/contract/quotations/download-cart-quotation';
import { consumeRateLimit } from '../auth/rate-limit';
import { cartErrors } from '../carts/state/cart-errors';
import { presentCart } from '../carts/state/present-cart';
import { readCart } from '../carts/state/read-cart';
import { renderPdf } from '../documents/render-pdf';
import { loadIssuer } from '../documents/issuer-store';
import { defineRoute } from '../http/define-route';
import { getCheckoutRules } from '../payments/payment-store';
import { cartQuotation } from './cart-quotation';
import { PDF_TYPE, QUOTATIONS_PER_SOURCE } from './quotation-file';

/** GET /v1/carts/{cart_token}/download/quotation */
export const downloadCartQuotationRoute = defineRoute(
  downloadCartQuotationSpec,
  async (context, { params }) => {
    const { db, clock, channel } = context;
    const cart = presentCart(await readCart(context, params.cart_token), params.cart_token);
    if (cart.data.detail.products.length === 0) throw cartErrors.empty();
    await consumeRateLimit(db, clock, `cart-quotation/${cart.data.id}`, QUOTATIONS_PER_SOURCE);
    const { orderNoPrefix: prefix } = await getCheckoutRules(db, channel.id);
    const document = cartQuotation(cart, await loadIssuer(db, channel), { prefix, now: clock.now() });
    context.response.file(await renderPdf(document), `見積書_${document.facts[0]?.text ?? ''}.pdf`, PDF_TYPE);
    return undefined;
  },
);
