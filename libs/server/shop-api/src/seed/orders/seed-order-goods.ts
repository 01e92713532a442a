import type { Executor } from '../../db/database';
import {
  type images,
  orderItems,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
  type StoredImage,
} from '../../db/schema';
import { type BothPrices, bothPrices } from '../../pricing/both-prices';
import type { OrderAmounts } from '../../pricing/price-order';
import type { PriceSums } from '../../pricing/price-sums';
import { ADDRESS, type OrderPlan } from './order-plans';
import { arrivalDayOf, type OrderTimes } from './order-times';
import type { OrderedGood } from './ordered-good';

const storedImage = ({ path, width, height, alt, sources }: typeof images.$inferSelect): StoredImage => ({
  path,
  width,
  height,
  alt,
  sources,
});

interface GoodsSeed {
  readonly plan: OrderPlan;
  readonly good: OrderedGood;
  readonly times: OrderTimes;
  readonly amounts: OrderAmounts;
  readonly sums: PriceSums;
  readonly shipping: BothPrices;
}

/** Seeds the lines, destinations and taxes of an order. */
export async function seedOrderGoods(
  db: Executor,
  orderId: number,
  { plan, good, times, amounts, sums, shipping: fee }: GoodsSeed,
): Promise<void> {
  const { product, taxRate } = good;
  const price = bothPrices(product.price, taxRate, sums);
  const hasLeft = plan.status === 'shipped' || plan.status === 'delivered';
  const [item] = await db
    .insert(orderItems)
    .values({
      orderId,
      productId: product.id,
      productKey: product.key,
      productCode: product.code,
      productName: product.name,
      options: product.options,
      image: good.image === null ? null : storedImage(good.image),
      unitPrice: price.withoutTax,
      unitPriceWithTax: price.withTax,
      quantity: plan.quantity,
      subtotal: amounts.subtotal,
      subtotalWithTax: amounts.withTax.subtotal,
      taxRate,
      taxAmount: amounts.lineTaxes[0] ?? 0,
    })
    .returning({ id: orderItems.id });
  const [shipping] = await db
    .insert(orderShippings)
    .values({
      orderId,
      address: plan.gift === 'waiting' || plan.gift === 'expired' ? null : ADDRESS,
      deliveryId: 0,
      deliveryName: '通常配送',
      earliestArrivalOn: arrivalDayOf(times),
      shippingFee: fee.withoutTax,
      shippingFeeWithTax: fee.withTax,
      ...(hasLeft
        ? {
            carrier: 'yamato' as const,
            trackingNumber: `1234-5600-${String(orderId).padStart(4, '0')}`,
            shippedAt: times.shipped,
          }
        : {}),
    })
    .returning({ id: orderShippings.id });
  if (item === undefined || shipping === undefined) throw new Error('The goods were not stored');
  await db
    .insert(orderShippingItems)
    .values({ orderShippingId: shipping.id, orderItemId: item.id, quantity: plan.quantity });
  await db.insert(orderTaxAmounts).values(
    amounts.amountByTaxRate.map((row) => ({
      orderId,
      taxRate: row.tax_rate,
      taxableAmount: row.taxable_amount,
      taxAmount: row.tax_amount,
    })),
  );
}
