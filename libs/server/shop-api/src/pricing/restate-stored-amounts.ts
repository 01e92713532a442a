import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import {
  checkoutSettings,
  coupons,
  groupPrices,
  packings,
  paymentFeeBrackets,
  productModels,
  products,
  productUos,
  shippingFeeRates,
  uosGroupPrices,
} from '../db/schema';
import type { PriceSums } from './price-sums';

/** Variants of one statement: the rows that lists read are written with them, and each ends long before its time limit. */
const PART = 100;

type Restate = (column: AnyColumn, taxRate?: SQL | AnyColumn) => SQL<number>;

/**
 * A stored price stated the other way, as `withTax` and `priceWithoutTax` do: what no price without tax comes to becomes the
 * next lower one. Null stays null.
 */
const restated =
  (to: PriceSums): Restate =>
  (column, taxRate = sql.raw(String(STANDARD_TAX_RATE))) => {
    if (to === 'with-tax') return sql<number>`(${column} + ${column}::bigint * ${taxRate} / 100)::int`;
    const atLeast = sql`((${column}::bigint * 100 + 99 + ${taxRate}) / (100 + ${taxRate}))`;
    return sql<number>`(${atLeast} - (${atLeast} + ${atLeast} * ${taxRate} / 100 > ${column})::int)::int`;
  };

/** States the prices of a shop's goods the other way, in parts. */
async function restateGoods(tx: Executor, channelId: number, restate: Restate): Promise<void> {
  // In the order in which orders lock them, so that neither waits for the other; carts refer to them meanwhile.
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.channelId, channelId))
    .orderBy(products.id)
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += PART)
    await restateVariants(tx, isAnyOf(products.id, ids.slice(from, from + PART)), restate);
}

/** States the prices of some variants the other way, with those of their units of sale and for customer groups. */
async function restateVariants(tx: Executor, ofPart: SQL, restate: Restate): Promise<void> {
  const ofModel = eq(productModels.id, products.productModelId);
  const { taxRate } = productModels;
  await tx
    .update(groupPrices)
    .set({ price: restate(groupPrices.price, taxRate) })
    .from(products)
    .innerJoin(productModels, ofModel)
    .where(and(ofPart, eq(groupPrices.productId, products.id)));
  await tx
    .update(uosGroupPrices)
    .set({ price: restate(uosGroupPrices.price, taxRate) })
    .from(productUos)
    .innerJoin(products, eq(products.id, productUos.productId))
    .innerJoin(productModels, ofModel)
    .where(and(ofPart, eq(uosGroupPrices.uosId, productUos.id)));
  await tx
    .update(productUos)
    .set({ price: restate(productUos.price, taxRate) })
    .from(products)
    .innerJoin(productModels, ofModel)
    .where(and(ofPart, eq(productUos.productId, products.id)));
  await tx
    .update(products)
    .set({
      price: restate(products.price, taxRate),
      beforePrice: restate(products.beforePrice, taxRate),
    })
    .from(productModels)
    .where(and(ofPart, ofModel));
}

/** States the prices of a shop's packings and the fees of shipping and of ways to pay the other way. */
async function restateFees(tx: Executor, channelId: number, restate: Restate): Promise<void> {
  await tx
    .update(packings)
    .set({ price: restate(packings.price) })
    .where(eq(packings.channelId, channelId));
  await tx
    .update(shippingFeeRates)
    .set({ amount: restate(shippingFeeRates.amount) })
    .where(eq(shippingFeeRates.channelId, channelId));
  await tx
    .update(paymentFeeBrackets)
    .set({ fee: restate(paymentFeeBrackets.fee) })
    .where(eq(paymentFeeBrackets.channelId, channelId));
}

/** States the other way what goods must reach, and what coupons take off. */
async function restateLimits(tx: Executor, channelId: number, restate: Restate): Promise<void> {
  await tx
    .update(checkoutSettings)
    .set({ freeShippingFrom: restate(checkoutSettings.freeShippingFrom) })
    .where(eq(checkoutSettings.channelId, channelId));
  await tx
    .update(coupons)
    .set({ minimumSubtotal: restate(coupons.minimumSubtotal) })
    .where(eq(coupons.channelId, channelId));
  await tx
    .update(coupons)
    .set({ discountValue: restate(coupons.discountValue) })
    .where(and(eq(coupons.channelId, channelId), eq(coupons.discountKind, 'amount')));
}

/** States what a shop's goods and services cost with tax where it was without, or without where it was with it. */
export async function restatePrices(tx: Executor, channelId: number, to: PriceSums): Promise<void> {
  await restateGoods(tx, channelId, restated(to));
  await restateFees(tx, channelId, restated(to));
}

/**
 * States every price, fee and limit that a shop stores the other way. The caller has locked the shop and stores the
 * setting in the same transaction.
 */
export async function restateStoredAmounts(tx: Executor, channelId: number, to: PriceSums): Promise<void> {
  await restatePrices(tx, channelId, to);
  await restateLimits(tx, channelId, restated(to));
}
