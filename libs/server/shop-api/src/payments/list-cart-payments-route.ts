import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { readCart } from '../carts/state/read-cart';
import { handle } from '../http/handle';
import { isOffered, judgePayment } from './judge-payment';
import { listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listCartPaymentsRoute = handle(listCartPaymentsSpec, async (context, { params }) => {
  await readCart(context, params.cart_token);
  const orderer = { isMember: context.member !== null, hasService: context.payments !== null };
  const methods = (await listPaymentMethods(context.db, context.channel.id)).filter((method) =>
    isOffered(method, orderer.hasService),
  );
  context.answer.paginate(methods.length, 1, 'all');
  return methods.map((method) => {
    const obstacle = judgePayment(method, orderer);
    return {
      ...presentPaymentMethod(method),
      is_selectable: obstacle === null,
      reason: obstacle?.message ?? null,
    };
  });
});
