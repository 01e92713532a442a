import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { and, eq, exists, inArray, or } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { categories, productModelCategories, productModels, products, type SettingValue } from '../db/schema';
import type { OrderItemRow } from '../orders/order-store';

/** Names the categories, by their keys, of which nothing is taken back for a change of mind; food never is. */
export const RETURN_EXCEPT_SETTING = 'ORDER.RETURN.EXCEPT';

/** The keys of the categories that the setting names. */
export const readExceptedKeys = (value: SettingValue | undefined): readonly string[] =>
  String(value ?? '')
    .split(/[\s,]+/)
    .filter((key) => key !== '');

/**
 * Which of these products, by the id of the variant, come back for no other reason than a fault of the shop: food, which is
 * what is taxed at the reduced rate and can be sold to nobody else, and what is in an excepted category.
 */
export async function findFinalSales(
  db: Executor,
  channel: Pick<Channel, 'settings'>,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set();
  const excepted = db
    .select({ id: categories.id })
    .from(productModelCategories)
    .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
    .where(
      and(
        eq(productModelCategories.productModelId, productModels.id),
        inArray(categories.key, [...readExceptedKeys(channel.settings[RETURN_EXCEPT_SETTING])]),
      ),
    );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(
      and(
        inArray(products.id, [...productIds]),
        or(eq(productModels.taxRate, REDUCED_TAX_RATE), exists(excepted)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a product of the cart comes back where the shopper changed their mind: the same rule, of what is loaded already. */
export const isReturnable = (
  { settings }: Pick<Channel, 'settings'>,
  product: { readonly taxRate: number; readonly categories: readonly { readonly key: string }[] },
): boolean => {
  const excepted = readExceptedKeys(settings[RETURN_EXCEPT_SETTING]);
  return (
    product.taxRate !== REDUCED_TAX_RATE && !product.categories.some(({ key }) => excepted.includes(key))
  );
};

/** The same of the items of an order, by their ids. What is no longer sold is known by the rate that it was taxed at. */
export async function finalItemsOf(
  db: Executor,
  channel: Pick<Channel, 'settings'>,
  items: readonly Pick<OrderItemRow, 'id' | 'productId' | 'taxRate'>[],
): Promise<ReadonlySet<number>> {
  const found = await findFinalSales(
    db,
    channel,
    items.flatMap(({ productId }) => productId ?? []),
  );
  return new Set(
    items.flatMap(({ id, productId, taxRate }) =>
      taxRate === REDUCED_TAX_RATE || (productId !== null && found.has(productId)) ? [id] : [],
    ),
  );
}
