import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { productModelCategories, productModels, products } from '../../db/schema';
import { normaliseSearchText } from '../../products/normalise-search-text';
import type { StoredPicture } from '../../seed/pictures/picture-set';
import type { ImportedModel, RowIssue } from './imported-model';
import { type NameResolver, createNameResolver } from './name-resolver';
import { type ImageIdsOf, storeFurtherImages, storeImages } from './store-pictures';

/** So many products go into one statement. */
const BATCH = 250;

/** What an import did, or would do. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly errors: readonly RowIssue[];
}

type VariantRow = typeof products.$inferInsert;

interface ImportTarget {
  readonly channelId: number;
  readonly now: Date;
  /** The pictures that were brought in, by their names in the file. */
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  onProgress(done: number): void;
}

/**
 * Writes products by their codes: known ones are changed, others added; variants that the file leaves out stay. Must
 * run in a transaction that the caller rolls back where errors are answered.
 */
export async function storeImport(
  tx: Executor,
  models: AsyncIterable<ImportedModel>,
  target: ImportTarget,
): Promise<ImportResult> {
  const registers = await createNameResolver(tx, target.channelId);
  const errors: RowIssue[] = [];
  let [added, done] = [0, 0];
  let batch: ImportedModel[] = [];
  const store = async () => {
    const stored = await storeModels(tx, registers, batch, target);
    added += stored.filter(({ isNew }) => isNew).length;
    const idOf = new Map(stored.map(({ code, id }) => [code, id]));
    const entries = batch.flatMap((model) => {
      const id = idOf.get(model.code);
      return id === undefined ? [] : [{ id, model }];
    });
    await storeCategories(tx, registers, entries);
    const imageIdsOf = await storeImages(tx, target.channelId, batch, target.pictures);
    errors.push(...(await storeVariants(tx, entries, target.channelId, imageIdsOf)));
    done += batch.length;
    batch = [];
    target.onProgress(done);
  };
  for await (const model of models) {
    batch.push(model);
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  return { added, changed: done - added, errors };
}

/** A product with the number under which it is stored. */
interface StoredModel {
  readonly id: number;
  readonly model: ImportedModel;
}

/** What a conflict takes over from the new row. */
const taken = (columns: Readonly<Record<string, PgColumn>>): Readonly<Record<string, SQL>> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );

async function storeModels(
  tx: Executor,
  registers: NameResolver,
  models: readonly ImportedModel[],
  { channelId, now }: ImportTarget,
): Promise<{ readonly id: number; readonly code: string; readonly isNew: boolean }[]> {
  const rows: (typeof productModels.$inferInsert)[] = [];
  for (const model of models) {
    const { code, name, nameKana, catchCopy, description, taxRate, shippingDays, isShow } = model;
    rows.push({
      ...{ code, name, nameKana, catchCopy, description, taxRate, shippingDays, isShow },
      ...(await registers.brandOf(model)),
      searchText: searchTextOf(model),
      channelId,
      publishedAt: now,
    });
  }
  const { name, nameKana, catchCopy, description, makerId, brandId } = productModels;
  const { taxRate, shippingDays, isShow, searchText } = productModels;
  const set = taken({
    ...{ name, nameKana, catchCopy, description, makerId, brandId },
    ...{ taxRate, shippingDays, isShow, searchText },
  });
  return tx
    .insert(productModels)
    .values(rows)
    .onConflictDoUpdate({ target: [productModels.channelId, productModels.code], set })
    .returning({ id: productModels.id, code: productModels.code, isNew: sql<boolean>`xmax = 0` });
}

/** A product without a category in the file keeps those that it has. */
async function storeCategories(
  tx: Executor,
  registers: NameResolver,
  entries: readonly StoredModel[],
): Promise<void> {
  const rows: (typeof productModelCategories.$inferInsert)[] = [];
  for (const { id, model } of entries)
    for (const categoryId of await registers.categoriesOf(model))
      rows.push({ productModelId: id, categoryId });
  if (rows.length === 0) return;
  const changed = [...new Set(rows.map(({ productModelId }) => productModelId))];
  await tx.delete(productModelCategories).where(inArray(productModelCategories.productModelId, changed));
  await tx.insert(productModelCategories).values(rows);
}

const searchTextOf = (model: ImportedModel): string =>
  normaliseSearchText(
    [
      model.name,
      model.nameKana,
      model.code,
      model.maker,
      model.brand,
      ...model.categories,
      ...model.variants.map(({ code }) => code),
    ].join(' '),
  );

/** The variants of some products. A key that another product has is an error. */
async function storeVariants(
  tx: Executor,
  entries: readonly StoredModel[],
  channelId: number,
  imageIdsOf: ImageIdsOf,
): Promise<readonly RowIssue[]> {
  const keys = entries.flatMap(({ model }) => model.variants.map(({ key }) => key));
  const present = await tx
    .select({ key: products.key, modelId: products.productModelId })
    .from(products)
    .where(and(eq(products.channelId, channelId), inArray(products.key, keys)));
  const ownerOf = new Map(present.map(({ key, modelId }) => [key, modelId]));
  const errors: RowIssue[] = [];
  const imageIds = new Map<string, readonly number[]>();
  const rows: Readonly<Record<'stocked' | 'unchanged', VariantRow[]>> = { stocked: [], unchanged: [] };
  for (const { id, model } of entries)
    for (const [position, variant] of model.variants.entries()) {
      const { line, key, code, options, price, beforePrice } = variant;
      if ((ownerOf.get(key) ?? id) !== id) {
        errors.push({ line, field: 'variant_key', reason: `ほかの商品が使っています: ${key}` });
        continue;
      }
      imageIds.set(key, imageIdsOf(model, variant));
      const name = [model.name, ...options.map(({ value }) => value)].join(' ');
      const stock = variant.stock ?? 0;
      (variant.stock === null ? rows.unchanged : rows.stocked).push({
        ...{ channelId, productModelId: id, key, position, code, name, options: [...options] },
        ...{ price, beforePrice, stock, initialStock: stock },
        imageId: imageIds.get(key)?.[0] ?? null,
      });
    }
  const { code, name, options, price, beforePrice } = products;
  const set = {
    ...taken({ code, name, options, price, beforePrice }),
    // A file without pictures leaves those that are there.
    imageId: sql`coalesce(excluded.image_id, ${products.imageId})`,
  };
  // What is sold stays counted: stock + reserved + sold = initial.
  const stock = {
    stock: sql`excluded.stock`,
    initialStock: sql`excluded.stock + ${products.reserved} + ${products.sold}`,
  };
  const target = [products.channelId, products.key];
  const write = (values: VariantRow[], changes: PgUpdateSetSource<typeof products>) =>
    values.length === 0
      ? []
      : tx
          .insert(products)
          .values(values)
          .onConflictDoUpdate({ target, set: changes })
          .returning({ productId: products.id, key: products.key });
  const written = [
    ...(await write(rows.stocked, { ...set, ...stock })),
    ...(await write(rows.unchanged, set)),
  ];
  await storeFurtherImages(
    tx,
    written.map(({ productId, key }) => ({ productId, imageIds: imageIds.get(key) ?? [] })),
  );
  return errors;
}
