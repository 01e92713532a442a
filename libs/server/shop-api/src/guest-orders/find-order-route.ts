import { findOrderSpec } from '@shop/contract/orders/find-order';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from '../http/rate-limit';
import { limitNetworkMail } from '../mail/limit-stranger-mail';
import { sendOrderLink } from './send-order-link';
import { HOUR_MS } from '../durations';

/** Attempts from one client IP. What one order's contact gets is limited by `sendOrderLink`. */
const PER_CLIENT_IP = { count: 20, windowMs: HOUR_MS };

/** Order numbers are written in half-width capitals. */
const readNumber = (given: string): string => given.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** POST /v1/orders/find */
export const findOrderRoute = defineRoute(findOrderSpec, async (context, { body }) => {
  const { db, clock, rateIp, afterResponse } = context;
  const orderNo = readNumber(body.order_no);
  await consumeRateLimit(db, clock, `order-find/${rateIp}`, PER_CLIENT_IP);
  await limitNetworkMail(db, context);
  afterResponse('the link of an order was not sent', () => sendOrderLink(context, orderNo, body.contact));
  return undefined;
});
