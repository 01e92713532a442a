import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import { handle } from '../http/handle';
import { judgePayment } from '../payments/judge-payment';
import { listPaymentMethods } from '../payments/payment-store';
import { readCart } from './read-cart';

export const checkCartPaymentRoute = handle(checkCartPaymentSpec, async (context, { params }) => {
  await readCart(context, params.cart_token);
  const methods = await listPaymentMethods(context.db, context.channel.id);
  const obstacle = judgePayment(
    methods.find((method) => method.paymentId === params.payment_id),
    { isMember: context.member !== null },
  );
  return {
    payment_id: params.payment_id,
    is_usable: obstacle === null,
    code: obstacle?.code ?? null,
    message: obstacle?.message ?? null,
  };
});
