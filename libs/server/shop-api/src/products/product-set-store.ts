import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, productSetItems, productSets } from '../db/schema';
import type { TaxRate } from '../pricing/tax-by-rate';
import type { VariantRow } from './present-product';
import { listVariantsOf } from './product-variant-store';
import type { PriceView } from './shopper-price';

/** A product of a set, with the variants to choose from. */
export interface SetItem {
  readonly name: string;
  readonly taxRate: TaxRate;
  readonly quantity: number;
  readonly variants: readonly VariantRow[];
}

/** Products that are offered together. */
export interface SetRow {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly SetItem[];
}

/** With fewer products a set is none. */
const FEWEST_ITEMS = 2;
/** More sets than a shopper would compare. */
const MOST_SETS = 10;

/** Whether a model is part of a set. `productModels` is joined. */
export const hasSets: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${productSetItems} item join ${productSets} offered on offered.id = item.product_set_id
  where item.product_model_id = ${productModels.id} and offered.is_show)`;

/** The shown sets that a model is part of. A set with a product that this shopper may not see is not offered. */
export async function listSets(
  db: Executor,
  view: PriceView,
  { modelId, visible }: { readonly modelId: number; readonly visible: SQL | undefined },
): Promise<readonly SetRow[]> {
  const sets = await db
    .select({ set: productSets })
    .from(productSetItems)
    .innerJoin(productSets, eq(productSets.id, productSetItems.productSetId))
    .where(and(eq(productSetItems.productModelId, modelId), eq(productSets.isShow, true)))
    .orderBy(asc(productSets.position), asc(productSets.id))
    .limit(MOST_SETS);
  if (sets.length === 0) return [];
  const setIds = sets.map(({ set }) => set.id);
  const items = await db
    .select({ item: productSetItems, model: productModels, isVisible: isSeen(visible) })
    .from(productSetItems)
    .innerJoin(productModels, eq(productModels.id, productSetItems.productModelId))
    .where(inArray(productSetItems.productSetId, setIds))
    .orderBy(asc(productSetItems.position), asc(productSetItems.productModelId));
  const variants = await listVariantsOf(db, view, [...new Set(items.map(({ model }) => model.id))]);
  return sets.flatMap(({ set }) => {
    const own = items.filter(({ item }) => item.productSetId === set.id);
    const parts = own.map(({ item, model }) => ({
      name: model.name,
      taxRate: model.taxRate,
      quantity: item.quantity,
      variants: variants.filter(({ product }) => product.productModelId === model.id),
    }));
    const isWhole =
      own.every(({ isVisible }) => isVisible) && parts.every((part) => part.variants.length > 0);
    return isWhole && parts.length >= FEWEST_ITEMS
      ? [{ key: set.key, name: set.name, description: set.description, items: parts }]
      : [];
  });
}

const isSeen = (visible: SQL | undefined): SQL<boolean> =>
  visible === undefined ? sql<boolean>`true` : sql<boolean>`(${visible})`;
