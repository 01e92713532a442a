import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartShippings } from '../../db/schema';
import {
  type ShippingFeeRate,
  type DeliveryMethod,
  listShippingFeeRates,
  listDeliveryMethods,
  listTimezones,
} from '../../shipping-leadtime/delivery-store';
import type { CartLine } from './cart-lines';
import type { CartDestination } from './cart-destination';
import type { CartShippingRow } from './cart-destination';
import type { PackingLine } from './packing-lines';

interface DestinationInput {
  readonly channelId: number;
  readonly cartId: number;
  readonly lines: readonly CartLine[];
  readonly packings: readonly PackingLine[];
  /** The shipping fee of a parcel whose address is not known yet, in yen as the shop states fees. */
  readonly giftShippingFee: number;
  /** The shipping fee at a rate; both as the shop states fees. */
  readonly shippingFeeAtRate: (method: DeliveryMethod, rate: number) => number;
}

/** The destinations of a cart with their goods; one without goods costs nothing, nor does one at a school. */
export async function loadDestinations(
  db: Executor,
  input: DestinationInput,
): Promise<readonly CartDestination[]> {
  const { channelId, cartId, lines } = input;
  const rows = await db
    .select()
    .from(cartShippings)
    .where(eq(cartShippings.cartId, cartId))
    .orderBy(asc(cartShippings.id));
  if (rows.length === 0) return [];
  const methods = await listDeliveryMethods(db, channelId);
  const timezones = await listTimezones(db, channelId);
  const rates = await listShippingFeeRates(db, channelId);
  const [first] = rows;
  return rows.map((row) => {
    const method = methods.find(({ deliveryId }) => deliveryId === row.deliveryId);
    const rate = rateOf(row, rates, input.giftShippingFee);
    if (method === undefined || rate === undefined)
      throw new Error(`Channel ${channelId} cannot deliver by ${row.deliveryId} as cart ${cartId} wishes`);
    const { deliveryTimezoneKey } = row;
    const here = lines.filter((line) => (line.shippingId ?? first?.id) === row.id);
    return {
      row,
      method,
      transitDays: rate.days,
      shippingFee:
        here.length === 0 || row.pickup !== null ? 0 : input.shippingFeeAtRate(method, rate.amount),
      timezoneLabel: deliveryTimezoneKey === null ? null : (timezones.get(deliveryTimezoneKey) ?? null),
      lines: here,
      packings:
        here.length === 0 ? [] : input.packings.filter(({ row: { shippingId } }) => shippingId === row.id),
    };
  });
}

/**
 * The rate of a destination; a school's has its own day, an unknown one costs the shop's flat rate and has the longest transit.
 */
function rateOf(
  { address, pickup }: CartShippingRow,
  rates: readonly ShippingFeeRate[],
  giftShippingFee: number,
): Pick<ShippingFeeRate, 'amount' | 'days'> | undefined {
  if (pickup !== null) return { amount: 0, days: 0 };
  if (address === null)
    return { amount: giftShippingFee, days: Math.max(0, ...rates.map(({ days }) => days)) };
  return rates.find(({ prefecture }) => prefecture === address.prefecture);
}
