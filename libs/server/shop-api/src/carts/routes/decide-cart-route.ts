import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { refundRateLimit, consumeRateLimit } from '../../http/rate-limit';
import { defineRoute } from '../../http/define-route';
import type { RouteContext } from '../../http/route-context';
import { advancePayment } from '../../payments/advance-payment';
import { getOrderPayment } from '../../orders/order-store';
import { presentPayment } from '../../orders/present-payment';
import { cartErrors } from '../state/cart-errors';
import { decideCart } from '../decision/decide-cart';

const WINDOW_MS = 10 * 60 * 1000;
/** Decisions that failed or are running: many of them mean that somebody is testing cards. */
const PER_MEMBER = { count: 30, windowMs: WINDOW_MS };
const PER_CLIENT_IP = { count: 100, windowMs: WINDOW_MS };

export const decideCartRoute = defineRoute(decideCartSpec, (context, { params, body }) =>
  underLimits(context, async () => {
    const decision = await decideCart(context, params.cart_token, body);
    const progress = await advancePayment(context, decision.orderId);
    if (progress.failure !== null) throw cartErrors.paymentFailed(progress.failure);
    const payment = await getOrderPayment(context.db, decision.orderId);
    return {
      order_no: decision.orderNo,
      order_id: decision.orderId,
      ordered_at: decision.orderedAt,
      total_payment: decision.totalPayment,
      payment: presentPayment(payment, { isCancelled: false }),
      payment_state: progress.state,
      redirect_url: progress.redirectUrl,
      receipt_token: decision.receiptToken,
      social_gift_url: decision.socialGiftUrl,
    };
  }),
);

/** Limits decisions per member and per client IP; successful ones are not counted (reliability 5). */
async function underLimits<Result>(
  { db, clock, channel, member, rateIp }: RouteContext,
  decide: () => Promise<Result>,
): Promise<Result> {
  const perClientIp = `decision/${rateIp}`;
  const perMember = member === null ? null : `decision/${channel.id}/${member.id}`;
  await consumeRateLimit(db, clock, perClientIp, PER_CLIENT_IP);
  if (perMember !== null) await consumeRateLimit(db, clock, perMember, PER_MEMBER);
  const response = await decide();
  await refundRateLimit(db, perClientIp);
  if (perMember !== null) await refundRateLimit(db, perMember);
  return response;
}
