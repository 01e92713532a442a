import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { brands, categories, makers, stagedModels, tags } from '../../db/schema';
import { CATEGORY_SEPARATOR } from './category-path';
import { hiddenBatch, noteHidden } from './hidden-batch';
import { found, keyOf, type NamedRow } from './named-row';

const PRODUCTS = 'products';

/** What the names of a staged import are in the shop; the names of the columns are those of `jsonb_to_recordset`. */
export interface ResolvedNames {
  readonly brands: readonly {
    readonly maker: string;
    readonly brand: string;
    readonly maker_id: number;
    readonly brand_id: number;
  }[];
  /** Each path with its category and all above it. */
  readonly categories: readonly { readonly path: string; readonly category_id: number }[];
  readonly tags: readonly { readonly name: string; readonly tag_id: number }[];
}

/**
 * Resolves the makers, brands, categories and tags of a staged import, and inserts those that the shop lacks, so that
 * nobody sees them yet.
 */
export async function resolveNames(
  db: Database,
  channelId: number,
  importId: number,
): Promise<ResolvedNames> {
  return {
    brands: await hiddenBatch(db, importId, (tx) => resolveBrands(tx, channelId, importId)),
    categories: await hiddenBatch(db, importId, (tx) => resolveCategories(tx, channelId, importId)),
    tags: await hiddenBatch(db, importId, (tx) => resolveTags(tx, channelId, importId)),
  };
}

async function resolveBrands(
  tx: Executor,
  channelId: number,
  importId: number,
): Promise<ResolvedNames['brands']> {
  const used = await tx
    .selectDistinct({ maker: stagedModels.maker, brand: stagedModels.brand })
    .from(stagedModels)
    .where(eq(stagedModels.importId, importId))
    .orderBy(stagedModels.maker, stagedModels.brand);
  const makerRows: NamedRow[] = await tx.select().from(makers).where(eq(makers.channelId, channelId));
  const makerNames = [...new Set(used.map(({ maker }) => maker))];
  const newMakers = makerNames
    .filter((name) => found(makerRows, name, keyOf(name)) === undefined)
    .map((name, index) => ({
      ...{ channelId, key: keyOf(name), name, nameKana: '', description: '' },
      ...{ position: makerRows.length + index, isShow: false },
    }));
  if (newMakers.length > 0) {
    const made = await tx.insert(makers).values(newMakers).returning();
    await noteHidden(tx, importId, 'maker', made);
    makerRows.push(...made);
  }
  const placed = used.map(({ maker, brand }) => ({
    ...{ maker, brand, key: keyOf(maker, brand) },
    maker_id: known(found(makerRows, maker, keyOf(maker))).id,
  }));

  const brandRows = await tx.select().from(brands).where(eq(brands.channelId, channelId));
  const brandOf = ({ maker_id, brand, key }: (typeof placed)[number]) =>
    found(
      brandRows.filter(({ makerId }) => makerId === maker_id),
      brand,
      key,
    );
  const newBrands = placed
    .filter((one) => brandOf(one) === undefined)
    .map(({ maker_id, brand, key }, index) => ({
      ...{ channelId, makerId: maker_id, key, name: brand, nameKana: '' },
      ...{ position: brandRows.length + index, isShow: false },
    }));
  if (newBrands.length > 0) {
    const made = await tx.insert(brands).values(newBrands).returning();
    await noteHidden(tx, importId, 'brand', made);
    brandRows.push(...made);
  }
  return placed.map((one) => ({
    ...{ maker: one.maker, brand: one.brand, maker_id: one.maker_id },
    brand_id: known(brandOf(one)).id,
  }));
}

async function resolveCategories(
  tx: Executor,
  channelId: number,
  importId: number,
): Promise<ResolvedNames['categories']> {
  const { rows: used } = await tx.execute<{ path: string }>(sql`
    select distinct category.path
    from ${stagedModels} staged, jsonb_array_elements_text(staged.category_paths) as category(path)
    where staged.import_id = ${importId} order by 1`);
  if (used.length === 0) return [];
  const rows = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.tableName, PRODUCTS)));
  const belowOf = async (parentId: number | null, name: string, key: string): Promise<number> => {
    const siblings = rows.filter((row) => row.parentId === parentId);
    const present = found(siblings, name, key);
    if (present !== undefined) return present.id;
    const values = {
      ...{ channelId, tableName: PRODUCTS, key, name, parentId },
      ...{ position: rows.length, isShow: false },
    };
    const made = known((await tx.insert(categories).values(values).returning())[0]);
    await noteHidden(tx, importId, 'category', [made]);
    rows.push(made);
    return made.id;
  };
  const resolved: { path: string; category_id: number }[] = [];
  for (const { path } of used) {
    const names = path.split(CATEGORY_SEPARATOR);
    let parentId: number | null = null;
    for (const [depth, name] of names.entries()) {
      const id: number = await belowOf(parentId, name, keyOf(...names.slice(0, depth + 1)));
      resolved.push({ path, category_id: id });
      parentId = id;
    }
  }
  return resolved;
}

async function resolveTags(
  tx: Executor,
  channelId: number,
  importId: number,
): Promise<ResolvedNames['tags']> {
  const { rows: used } = await tx.execute<{ name: string }>(sql`
    select distinct tag.name from ${stagedModels} staged, jsonb_array_elements_text(staged.tags) as tag(name)
    where staged.import_id = ${importId} order by 1`);
  if (used.length === 0) return [];
  const rows = await tx.select().from(tags).where(eq(tags.channelId, channelId));
  const missing = used
    .filter(({ name }) => found(rows, name, keyOf(name)) === undefined)
    .map(({ name }, index) => ({
      ...{ channelId, key: keyOf(name), name },
      ...{ position: rows.length + index, isShow: false },
    }));
  if (missing.length > 0) {
    const made = await tx.insert(tags).values(missing).returning();
    await noteHidden(tx, importId, 'tag', made);
    rows.push(...made);
  }
  return used.map(({ name }) => ({ name, tag_id: known(found(rows, name, keyOf(name))).id }));
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The database did not return the new row');
  return row;
}
