import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { cartShippings, users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import {
  type CheckoutRules,
  getCheckoutRules,
  listPaymentMethods,
  type PaymentMethodRow,
} from '../payments/payment-store';
import { carriageOf } from '../pricing/carriage';
import { type OrderAmounts, priceOrder } from '../pricing/price-order';
import {
  type DeliveryMethod,
  findCarriageRates,
  listDeliveryMethods,
  listTimezones,
} from '../shipping-leadtime/delivery-store';
import { type CartLine, loadCartLines } from './cart-lines';
import type { CartRow } from './cart-store';

export type CartShippingRow = typeof cartShippings.$inferSelect;

/** One destination with what its delivery costs and takes. */
export interface CartDestination {
  readonly row: CartShippingRow;
  readonly method: DeliveryMethod;
  /** Days on the road. */
  readonly carriageDays: number;
  /** Yen without tax. */
  readonly carriage: number;
  readonly timezoneLabel: string | null;
}

export interface Orderer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** A cart with everything it is priced and judged by, read in one go. */
export interface CartState {
  readonly cart: CartRow;
  readonly lines: readonly CartLine[];
  readonly destinations: readonly CartDestination[];
  readonly rules: CheckoutRules;
  /** The chosen way to pay, usable or not. */
  readonly payment: PaymentMethodRow | null;
  readonly orderer: Orderer;
  readonly amounts: OrderAmounts;
}

/** Reads a cart as it stands for this shopper. Inside a transaction pass the transaction. */
export async function loadCartState(db: Executor, context: RouteContext, cart: CartRow): Promise<CartState> {
  const channelId = context.channel.id;
  const lines = await loadCartLines(db, cart.id, context.member?.groupId ?? null);
  const rules = await getCheckoutRules(db, channelId);
  const payments = cart.paymentId === null ? [] : await listPaymentMethods(db, channelId);
  const priced = lines.map(({ product, quantity }) => ({
    unitPrice: product?.unitPrice ?? 0,
    quantity,
    taxRate: product?.taxRate ?? 10,
  }));
  const { subtotal } = priceOrder({ lines: priced, carriages: [] });
  const destinations = await loadDestinations(db, channelId, cart.id, (method, rate) =>
    lines.length === 0
      ? 0
      : carriageOf({
          subtotal,
          rate,
          freeFrom: rules.freeCarriageFrom,
          isCarriageFree: method.isCarriageFree,
        }),
  );
  return {
    cart,
    lines,
    destinations,
    rules,
    payment: payments.find((method) => method.paymentId === cart.paymentId) ?? null,
    orderer: await loadOrderer(db, cart),
    amounts: priceOrder({ lines: priced, carriages: destinations.map(({ carriage }) => carriage) }),
  };
}

async function loadDestinations(
  db: Executor,
  channelId: number,
  cartId: number,
  priceCarriage: (method: DeliveryMethod, rate: number) => number,
): Promise<readonly CartDestination[]> {
  const rows = await db
    .select()
    .from(cartShippings)
    .where(eq(cartShippings.cartId, cartId))
    .orderBy(asc(cartShippings.id));
  if (rows.length === 0) return [];
  const methods = await listDeliveryMethods(db, channelId);
  const timezones = await listTimezones(db, channelId);
  const rates = await findCarriageRates(db, channelId, [
    ...new Set(rows.map((row) => row.address.prefecture)),
  ]);
  return rows.map((row) => {
    const method = methods.find(({ deliveryId }) => deliveryId === row.deliveryId);
    const rate = rates.find(({ prefecture }) => prefecture === row.address.prefecture);
    if (method === undefined || rate === undefined)
      throw new Error(
        `Channel ${channelId} cannot deliver by ${row.deliveryId} to ${row.address.prefecture}`,
      );
    const { deliveryTimezoneKey } = row;
    return {
      row,
      method,
      carriageDays: rate.days,
      carriage: priceCarriage(method, rate.amount),
      timezoneLabel: deliveryTimezoneKey === null ? null : (timezones.get(deliveryTimezoneKey) ?? null),
    };
  });
}

/** A member orders under the account's name; a visitor under what was written into the cart. */
async function loadOrderer(db: Executor, cart: CartRow): Promise<Orderer> {
  if (cart.userId === null)
    return { name: cart.ordererName, email: cart.ordererEmail, phoneNumber: cart.ordererPhoneNumber };
  const [user] = await db.select().from(users).where(eq(users.id, cart.userId));
  if (user === undefined) throw new Error(`Cart ${cart.id} belongs to a member who is gone`);
  return {
    name: `${user.lastName} ${user.firstName}`,
    email: user.email,
    phoneNumber: user.phoneNumber,
  };
}
