import { downloadCartQuotationSpec } from '@shop/contract/quotations/download-cart-quotation';
import { cartErrors } from '../carts/state/cart-errors';
import { presentCart } from '../carts/state/present-cart';
import { readCart } from '../carts/state/read-cart';
import { renderInTurn } from '../pdf-documents/render-in-turn';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { defineRoute } from '../http/define-route';
import { getCheckoutSettings } from '../payments/payment-store';
import { priceSumsOf } from '../site/front-settings';
import { cartQuotation } from './cart-quotation';
import { limitQuotations, PDF_TYPE } from './quotation-file';

/** GET /v1/carts/{cart_token}/download/quotation */
export const downloadCartQuotationRoute = defineRoute(
  downloadCartQuotationSpec,
  async (context, { params }) => {
    const { db, clock, channel } = context;
    const state = await readCart(context, params.cart_token);
    const cart = presentCart(state, params.cart_token);
    if (cart.data.detail.products.length === 0) throw cartErrors.empty();
    await limitQuotations(context, `cart-quotation/${cart.data.id}`);
    const { orderNoPrefix: prefix } = await getCheckoutSettings(db, channel.id);
    const document = cartQuotation(cart, await loadIssuer(db, channel), {
      orderer: state.orderer,
      prefix,
      priceSums: priceSumsOf(channel),
      now: clock.now(),
    });
    context.response.file(
      await renderInTurn(context, document),
      `見積書_${document.facts[0]?.text ?? ''}.pdf`,
      PDF_TYPE,
    );
    return undefined;
  },
);
