import { checkOrderDeskSpec } from '@shop/contract/order-desk/check-order-desk';
import { ORDER_DESK_NOT_OFFERED, ORDER_DESK_SETTING } from '@shop/contract/order-desk/order-desk-limits';
import { limitKeyOf } from '../auth/limit-key';
import { requireSelling } from '../carts/state/require-selling';
import { findCartByToken } from '../carts/state/cart-store';
import { guestPieceLimit } from '../carts/state/guest-piece-limit';
import { type CountedLine, listLines } from '../carts/state/line-store';
import { defineRoute } from '../http/define-route';
import { notFound } from '../http/http-error';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { findUnits } from '../products/uos-store';
import { frontSettings, priceSumsOf } from '../site/front-settings';
import { visibleModels } from '../tags/visible-models';
import { checkDeskRows } from './check-desk-rows';
import { findDeskProducts } from './find-desk-products';
import { readDeskCode, readDeskQuantity, storedForms } from './read-desk-row';

/** More often than anybody corrects rows; it also bounds how fast somebody tries numbers. */
const PER_SHOPPER = { count: 120, windowMs: 10 * 60 * 1000 };

/** POST /v1/order-desk/check: a fixed number of queries, whatever the number of rows. */
export const checkOrderDeskRoute = defineRoute(checkOrderDeskSpec, async (context, { body }) => {
  const { db, clock, channel, member } = context;
  if (frontSettings(channel)[ORDER_DESK_SETTING] !== true)
    throw notFound(ORDER_DESK_NOT_OFFERED, 'ページが見つかりません');
  requireSelling(channel);
  await consumeRateLimit(db, clock, `order-desk/${limitKeyOf(context)}`, PER_SHOPPER);
  const rows = body.rows.map(({ code, quantity }) => ({
    code: readDeskCode(code),
    quantity: readDeskQuantity(quantity),
  }));
  const codes = new Set(rows.flatMap(({ code }) => (code === '' ? [] : storedForms(code))));
  const visible = await visibleModels(context);
  const products = await findDeskProducts(db, { channel, member, visible }, [...codes]);
  const units = await findUnits(
    db,
    products.map(({ id }) => id),
  );
  const lines = body.cart_token === null ? [] : await linesInCart(context, body.cart_token);
  const guestPieces = await guestPieceLimit(db, context);
  return { rows: checkDeskRows(rows, { products, units, lines, guestPieces, sums: priceSumsOf(channel) }) };
});

/** The lines of the shopper's own open cart; none for any other token, as a cart is found again when rows are added. */
async function linesInCart(
  { db, channel, member, clock }: RouteContext,
  token: string,
): Promise<readonly CountedLine[]> {
  const cart = await findCartByToken(db, channel.id, token, false);
  const isOwn =
    cart !== null &&
    cart.status === 'open' &&
    cart.userId === (member?.id ?? null) &&
    cart.expiresAt > clock.now();
  return isOwn ? listLines(db, cart.id) : [];
}
