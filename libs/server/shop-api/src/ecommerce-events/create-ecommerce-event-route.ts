import { createEcommerceEventSpec } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { consumeRateLimit } from '../http/rate-limit';
import { findCartByToken } from '../carts/state/cart-store';
import { ecommerceEvents, popups } from '../db/schema';
import { invalidFields } from '../http/http-error';
import { findUnstorableText } from '../http/find-unstorable-text';
import { defineRoute } from '../http/define-route';
import { findPopup } from '../popups/popup-store';

/** Events from one client IP. */
const PER_CLIENT_IP = { count: 600, windowMs: 60 * 1000 };
const PER_CLIENT_IP_AND_DAY = { count: 20_000, windowMs: 24 * 60 * 60 * 1000 };
const Args = v.record(v.string(), v.unknown());

/** POST /v1/ecommerce_events */
export const createEcommerceEventRoute = defineRoute(createEcommerceEventSpec, async (context, { body }) => {
  const { db, clock, channel, rateIp } = context;
  const args = v.parse(Args, JSON.parse(body.args));
  // What JSON escapes (a NUL) passed as text, but cannot be stored.
  if (findUnstorableText(args) !== null) throw invalidFields({ args: ['使用できない文字が含まれています'] });
  await consumeRateLimit(db, clock, `ecommerce-events/${rateIp}`, PER_CLIENT_IP);
  await consumeRateLimit(db, clock, `ecommerce-events-day/${rateIp}`, PER_CLIENT_IP_AND_DAY);
  const cart = body.token === undefined ? null : await findCartByToken(db, channel.id, body.token, false);
  // Another's cart is not named: the event is stored without one.
  const isOwn = cart !== null && cart.userId === (context.member?.id ?? null);
  await db.insert(ecommerceEvents).values({
    channelId: channel.id,
    name: body.name,
    args,
    cartId: isOwn ? cart.id : null,
    logrecoRcmdCt: body.logreco_rcmd_ct === undefined ? null : String(body.logreco_rcmd_ct),
    createdAt: clock.now(),
  });
  return { popup: await findPopup(context, eq(popups.eventName, body.name)) };
});
