import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { readCart } from '../carts/state/read-cart';
import { defineRoute } from '../http/define-route';
import { isOffered, paymentViolation } from './payment-violation';
import { getCheckoutSettings, listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listCartPaymentsRoute = defineRoute(listCartPaymentsSpec, async (context, { params }) => {
  await readCart(context, params.cart_token);
  const orderer = { isMember: context.member !== null, hasService: context.payments !== null };
  const methods = (await listPaymentMethods(context.db, context.channel.id)).filter((method) =>
    isOffered(method, orderer.hasService),
  );
  const settings = await getCheckoutSettings(context.db, context.channel.id);
  context.response.paginate(methods.length, 1, 'all');
  return methods.map((method) => {
    const violation = paymentViolation(method, orderer);
    return {
      ...presentPaymentMethod(method, settings),
      is_selectable: violation === null,
      reason: violation?.message ?? null,
    };
  });
});
