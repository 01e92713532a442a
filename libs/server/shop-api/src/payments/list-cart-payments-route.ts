import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { readCart } from '../carts/state/read-cart';
import { presentCreditTerms } from '../companies/present-credit-terms';
import { defineRoute } from '../http/define-route';
import { bothPrices } from '../pricing/both-prices';
import { paymentFeeOf } from './payment-fee';
import { loadPaymentSituation } from './payment-situation';
import { isOffered, paymentViolation } from './payment-violation';
import { getCheckoutSettings, listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listCartPaymentsRoute = defineRoute(listCartPaymentsSpec, async (context, { params }) => {
  const state = await readCart(context, params.cart_token);
  const situation = await loadPaymentSituation(context.db, context, state);
  const methods = (await listPaymentMethods(context.db, context.channel.id)).filter((method) =>
    isOffered(method, situation.hasService),
  );
  const settings = await getCheckoutSettings(context.db, context.channel.id);
  const { company } = state;
  const credit =
    company === null || situation.credit === null
      ? null
      : presentCreditTerms(company, situation.credit, context.clock.now());
  context.response.paginate(methods.length, 1, 'all');
  return methods.map((method) => {
    const violation = paymentViolation(method, situation);
    return {
      ...presentPaymentMethod(method, settings),
      fee_with_tax: bothPrices(paymentFeeOf(method, situation.toCollect), STANDARD_TAX_RATE, state.sums)
        .withTax,
      is_selectable: violation === null,
      reason: violation?.message ?? null,
      ...(credit !== null && method.paymentId === PAYMENTS.deferredInvoice ? { credit } : {}),
    };
  });
});
