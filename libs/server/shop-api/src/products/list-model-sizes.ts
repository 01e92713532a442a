import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products } from '../db/schema';
import { hasPieces } from './pieces-for-sale';

/** The names that shops and the files they import give to a colour: it has pictures, and a list filters by it. */
const COLOUR_NAME = /^(?:色|カラー|colou?r)$/i;

/** The sizes of some models in which one can be bought now, in the order in which they are offered; core §3 */
export async function listModelSizes(
  db: Executor,
  modelIds: readonly number[],
): Promise<(modelId: number) => string[]> {
  const rows =
    modelIds.length === 0
      ? []
      : await db
          .select({ modelId: products.productModelId, options: products.options })
          .from(products)
          .where(
            and(
              inArray(products.productModelId, [...modelIds]),
              eq(products.isShow, true),
              eq(products.isOnSale, true),
              hasPieces,
              sql`jsonb_array_length(${products.options}) > 0`,
            ),
          )
          .orderBy(asc(products.position), asc(products.id));
  const sizesOf = new Map<number, Set<string>>();
  for (const { modelId, options } of rows) {
    const sizes = sizesOf.get(modelId) ?? new Set();
    sizesOf.set(modelId, sizes);
    const size = options.filter(({ name }) => !COLOUR_NAME.test(name)).map(({ value }) => value);
    if (size.length > 0) sizes.add(size.join('／'));
  }
  return (modelId) => [...(sizesOf.get(modelId) ?? [])];
}
