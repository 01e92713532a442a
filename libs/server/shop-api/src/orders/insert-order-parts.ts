import { PICKUP_NAME } from '@shop/contract/schools/school-pickup';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { eq } from 'drizzle-orm';
import type { CartState } from '../carts/state/cart-state';
import type { Executor } from '../db/database';
import { orderItems, orderPackings, orderShippingItems, orderShippings } from '../db/schema';
import { bothPrices } from '../pricing/both-prices';
import type { OrderDraft } from './order-draft';

/** The new items' ids by the ids of the cart's lines. */
export type ItemIds = ReadonlyMap<number, number>;

/** Inserts the lines of a cart as items; accessories refer to their item. */
export async function insertItems(
  tx: Executor,
  orderId: number,
  { lines, amounts, sums }: CartState,
): Promise<ItemIds> {
  const rows = await tx
    .insert(orderItems)
    .values(
      lines.map(({ product, productName, quantity, uos }, index) => {
        if (product === null) throw new Error(`${productName} passed the checks although it is gone`);
        const price = bothPrices(product.unitPrice, product.taxRate, sums);
        return {
          orderId,
          productId: product.id,
          productKey: product.key,
          productCode: product.code,
          productName: product.name,
          options: product.options,
          image: product.image,
          unitPrice: price.withoutTax,
          unitPriceWithTax: price.withTax,
          quantity,
          subtotal: amounts.lineAmounts[index] ?? 0,
          subtotalWithTax: amounts.lineAmountsWithTax[index] ?? 0,
          taxRate: product.taxRate,
          taxAmount: amounts.lineTaxes[index] ?? 0,
          couponDiscountParts: amounts.lineDiscounts[index] ?? [],
          piecesPerUnit: uos?.pieces ?? 1,
          uosName: uos?.name ?? null,
        };
      }),
    )
    .returning({ id: orderItems.id });
  const ids = new Map(lines.map(({ id }, index) => [id, rows[index]?.id ?? 0]));
  for (const { id, parentId } of lines)
    if (parentId !== null)
      await tx
        .update(orderItems)
        .set({ parentId: itemOf(ids, parentId) })
        .where(eq(orderItems.id, itemOf(ids, id)));
  return ids;
}

function itemOf(ids: ItemIds, lineId: number): number {
  const id = ids.get(lineId);
  if (id === undefined) throw new Error(`Line ${lineId} has no item`);
  return id;
}

/** Inserts the destinations with their items and packings; the checks have left none without goods. */
export async function insertShippings(
  tx: Executor,
  orderId: number,
  { state, arrivals }: OrderDraft,
  itemIds: ItemIds,
): Promise<void> {
  for (const { row, method, shippingFee, timezoneLabel, lines, packings } of state.destinations) {
    const arrival = arrivals.get(row.id);
    if (arrival === undefined) throw new Error('A destination has no day of arrival');
    const fee = bothPrices(shippingFee, STANDARD_TAX_RATE, state.sums);
    const [shipping] = await tx
      .insert(orderShippings)
      .values({
        orderId,
        address: row.address,
        pickup: row.pickup,
        deliveryId: method.deliveryId,
        deliveryName: row.pickup === null ? method.name : PICKUP_NAME,
        deliveryAt: row.pickup?.on ?? row.deliveryAt,
        earliestArrivalOn: arrival.earliestArrivalOn,
        afterPayment: arrival.afterPayment,
        deliveryTimezoneKey: row.deliveryTimezoneKey,
        deliveryTimezoneLabel: timezoneLabel,
        shippingFee: fee.withoutTax,
        shippingFeeWithTax: fee.withTax,
      })
      .returning({ id: orderShippings.id });
    if (shipping === undefined) throw new Error('The database did not return the new destination');
    const orderShippingId = shipping.id;
    await tx
      .insert(orderShippingItems)
      .values(
        lines.map(({ id, quantity }) => ({ orderShippingId, orderItemId: itemOf(itemIds, id), quantity })),
      );
    if (packings.length > 0)
      await tx.insert(orderPackings).values(
        packings.map(({ row: { quantity, noshiTitle, noshiName }, packing }) => {
          const price = bothPrices(packing.price, STANDARD_TAX_RATE, state.sums);
          return {
            orderShippingId,
            packingKey: packing.key,
            name: packing.name,
            unitPrice: price.withoutTax,
            unitPriceWithTax: price.withTax,
            quantity,
            noshiTitle,
            noshiName,
          };
        }),
      );
  }
}
