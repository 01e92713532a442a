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
import { DAY_MS } from '../durations';

/** Events from one client IP. */
const PER_CLIENT_IP = { count: 600, windowMs: 60 * 1000 };
/** A visit tells of some twenty; a hundred visits a day come from one client IP at most. */
const PER_CLIENT_IP_AND_DAY = { count: 2_000, windowMs: DAY_MS };
/** One event may be long, as an order of many products is; all of them are not, and each is kept for months. */
const CHARACTERS_A_DAY = { count: 1_000_000, windowMs: DAY_MS };
const Args = v.record(v.string(), v.unknown());

/** POST /v1/ecommerce_events */
export const createEcommerceEventRoute = defineRoute(createEcommerceEventSpec, async (context, { body }) => {
  const { db, clock, channel, rateIp } = context;
  const args = v.parse(Args, JSON.parse(body.args));
  // What JSON escapes (a NUL) passed as text, but cannot be stored.
  if (findUnstorableText(args) !== null) throw invalidFields({ args: ['使用できない文字が含まれています'] });
  await consumeRateLimit(db, clock, `ecommerce-events/${rateIp}`, PER_CLIENT_IP);
  await consumeRateLimit(db, clock, `ecommerce-events-day/${rateIp}`, PER_CLIENT_IP_AND_DAY);
  await consumeRateLimit(
    db,
    clock,
    `ecommerce-events-characters/${rateIp}`,
    CHARACTERS_A_DAY,
    body.args.length,
  );
  const cart = body.token === undefined ? null : await findCartByToken(db, channel.id, body.token, false);
  // Another's cart is not named: the event is stored without one. So is a purchase before there is an order: it would take
  // the one place that the cart has for the real one.
  const isOwn = cart !== null && cart.userId === (context.member?.id ?? null);
  const isNamed = isOwn && (body.name !== 'purchase' || cart.status === 'decided');
  const event = {
    channelId: channel.id,
    name: body.name,
    args,
    cartId: isNamed ? cart.id : null,
    logrecoRcmdCt: body.logreco_rcmd_ct === undefined ? null : String(body.logreco_rcmd_ct),
    createdAt: clock.now(),
  };
  // A purchase is counted once for its cart, however often a device tells of it.
  await db.insert(ecommerceEvents).values(event).onConflictDoNothing();
  return { popup: await findPopup(context, eq(popups.eventName, body.name)) };
});
