import { and, desc, eq, exists, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModelCategories, productModels } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { visibleModels } from '../tags/visible-models';
import { isOffered } from './product-store';

type Model = typeof productModels.$inferSelect;

/** Models in one of these categories; `productModels` is joined. */
const isIn = (db: Executor, categoryIds: readonly number[]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productModelCategories)
      .where(
        and(
          eq(productModelCategories.productModelId, productModels.id),
          inArray(productModelCategories.categoryId, [...categoryIds]),
        ),
      ),
  );

/** From the closest relation to the whole catalogue: a shared category before a shared brand. */
function relatedGroups(db: Executor, model: Model, categoryIds: readonly number[]): (SQL | undefined)[] {
  const isOfBrand = eq(productModels.brandId, model.brandId);
  const inAll = categoryIds.map((id) => isIn(db, [id]));
  const inAny = categoryIds.length > 1 ? [isIn(db, categoryIds)] : [];
  return [
    ...(inAll.length > 0 ? [and(...inAll, isOfBrand), and(...inAll)] : []),
    ...inAny.flatMap((shared) => [and(shared, isOfBrand), shared]),
    isOfBrand,
    undefined,
  ];
}

/**
 * The ids of visible models related to one, the closest first: of the same category, then more widely, each group by
 * rank. Each group is queried in the order of an index until there are enough: in a large shop the first group
 * suffices, and comparing a
 * product with all others would take the longer the more there are.
 */
export async function findRelatedModels(
  context: Pick<RouteContext, 'db'> & Parameters<typeof visibleModels>[0],
  model: Model,
  count: number,
): Promise<readonly number[]> {
  const { db } = context;
  const isVisible = and(await visibleModels(context), ne(productModels.id, model.id), isOffered);
  const mine = await db
    .select({ id: productModelCategories.categoryId })
    .from(productModelCategories)
    .where(eq(productModelCategories.productModelId, model.id));
  const found: number[] = [];
  for (const group of relatedGroups(
    db,
    model,
    mine.map(({ id }) => id),
  )) {
    if (found.length === count) break;
    const rows = await db
      .select({ id: productModels.id })
      .from(productModels)
      .where(and(isVisible, found.length === 0 ? undefined : notInArray(productModels.id, found), group))
      .orderBy(desc(productModels.recommendRank), desc(productModels.id))
      .limit(count - found.length);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
