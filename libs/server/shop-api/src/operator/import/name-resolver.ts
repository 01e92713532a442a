import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brands, categories, makers } from '../../db/schema';
import type { ImportedModel } from './imported-model';

const OTHER_MAKER = 'その他';
const PRODUCTS = 'products';

/** A key that is the same whenever the name is. */
const keyOf = (...names: readonly string[]) =>
  `i-${createHash('sha256').update(names.join('>')).digest('hex').slice(0, 12)}`;

/**
 * Resolves the names of makers, brands and categories in a file to the rows of a shop, and inserts missing ones. For
 * one transaction.
 */
export interface NameResolver {
  brandOf(model: ImportedModel): Promise<{ readonly makerId: number; readonly brandId: number }>;
  /** The category and everything above it. */
  categoriesOf(model: ImportedModel): Promise<readonly number[]>;
}

/** Reads the makers, brands and categories of a shop. */
export async function createNameResolver(tx: Executor, channelId: number): Promise<NameResolver> {
  const makerRows = await tx.select().from(makers).where(eq(makers.channelId, channelId));
  const brandRows = await tx.select().from(brands).where(eq(brands.channelId, channelId));
  const categoryRows = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.tableName, PRODUCTS)));
  const common = (name: string, position: number) => ({ channelId, name, nameKana: '', position });

  const makerOf = async (name: string) => {
    const known = makerRows.find((row) => row.name === name);
    if (known !== undefined) return known;
    const values = { ...common(name, makerRows.length), key: keyOf(name), description: '' };
    const made = only(await tx.insert(makers).values(values).returning());
    makerRows.push(made);
    return made;
  };
  const categoryOf = async (name: string, parentId: number | null, key: string) => {
    const known = categoryRows.find((row) => row.name === name && row.parentId === parentId);
    if (known !== undefined) return known;
    const position = categoryRows.length;
    const values = { channelId, tableName: PRODUCTS, key, name, parentId, position };
    const made = only(await tx.insert(categories).values(values).returning());
    categoryRows.push(made);
    return made;
  };
  return {
    async brandOf(model) {
      const maker = await makerOf(model.maker || OTHER_MAKER);
      const name = model.brand || maker.name;
      const known = brandRows.find((row) => row.name === name && row.makerId === maker.id);
      if (known !== undefined) return { makerId: maker.id, brandId: known.id };
      const values = { ...common(name, brandRows.length), key: keyOf(maker.name, name), makerId: maker.id };
      const made = only(await tx.insert(brands).values(values).returning());
      brandRows.push(made);
      return { makerId: maker.id, brandId: made.id };
    },
    async categoriesOf(model) {
      const ids: number[] = [];
      for (const [depth, name] of model.categories.entries()) {
        const key = keyOf(...model.categories.slice(0, depth + 1));
        ids.push((await categoryOf(name, ids.at(-1) ?? null, key)).id);
      }
      return ids;
    },
  };
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database did not return the new row');
  return row;
}
