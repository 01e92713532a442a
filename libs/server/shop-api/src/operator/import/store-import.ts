import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModelCategories, productModels, products } from '../../db/schema';
import { normaliseSearchText } from '../../products/normalise-search-text';
import type { ImportedModel, RowRemark } from './imported-model';
import { type NameRegisters, openNameRegisters } from './name-registers';

const PROGRESS_EVERY = 500;

/** What an import did, or would do. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly errors: readonly RowRemark[];
}

interface ImportTarget {
  readonly channelId: number;
  readonly now: Date;
  onProgress(done: number): void;
}

/**
 * Writes products by their codes: known ones are changed, others added; variants that the file leaves out stay. Must
 * run in a transaction that the caller rolls back where errors are answered.
 */
export async function storeImport(
  tx: Executor,
  models: readonly ImportedModel[],
  target: ImportTarget,
): Promise<ImportResult> {
  const registers = await openNameRegisters(tx, target.channelId);
  const errors: RowRemark[] = [];
  let added = 0;
  for (const [index, model] of models.entries()) {
    const { id, isNew } = await storeModel(tx, registers, model, target);
    if (isNew) added += 1;
    errors.push(...(await storeVariants(tx, id, model, target.channelId)));
    if ((index + 1) % PROGRESS_EVERY === 0) target.onProgress(index + 1);
  }
  return { added, changed: models.length - added, errors };
}

async function storeModel(
  tx: Executor,
  registers: NameRegisters,
  model: ImportedModel,
  { channelId, now }: ImportTarget,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const values = {
    name: model.name,
    nameKana: model.nameKana,
    catchCopy: model.catchCopy,
    description: model.description,
    ...(await registers.brandOf(model)),
    taxRate: model.taxRate,
    shippingDays: model.shippingDays,
    isShow: model.isShow,
    searchText: searchTextOf(model),
  };
  const [row] = await tx
    .insert(productModels)
    .values({ ...values, channelId, code: model.code, publishedAt: now })
    .onConflictDoUpdate({ target: [productModels.channelId, productModels.code], set: values })
    .returning({ id: productModels.id, isNew: sql<boolean>`xmax = 0` });
  if (row === undefined) throw new Error('The database did not return the product');
  const categoryIds = await registers.categoriesOf(model);
  if (categoryIds.length > 0) {
    await tx.delete(productModelCategories).where(eq(productModelCategories.productModelId, row.id));
    await tx
      .insert(productModelCategories)
      .values(categoryIds.map((categoryId) => ({ productModelId: row.id, categoryId })));
  }
  return row;
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

/** The variants of one product. A key that another product has is an error. */
async function storeVariants(
  tx: Executor,
  productModelId: number,
  model: ImportedModel,
  channelId: number,
): Promise<readonly RowRemark[]> {
  const keys = model.variants.map(({ key }) => key);
  const taken = await tx
    .select({ key: products.key, modelId: products.productModelId })
    .from(products)
    .where(and(eq(products.channelId, channelId), inArray(products.key, keys)));
  const foreign = new Set(taken.filter(({ modelId }) => modelId !== productModelId).map(({ key }) => key));
  const errors: RowRemark[] = [];
  for (const [position, variant] of model.variants.entries()) {
    if (foreign.has(variant.key)) {
      errors.push({
        line: variant.line,
        field: 'variant_key',
        reason: `ほかの商品が使っています: ${variant.key}`,
      });
      continue;
    }
    const values = {
      code: variant.code,
      name: [model.name, ...variant.options.map(({ value }) => value)].join(' '),
      options: variant.options,
      price: variant.price,
      beforePrice: variant.beforePrice,
    };
    const stock = variant.stock ?? 0;
    await tx
      .insert(products)
      .values({
        ...values,
        channelId,
        productModelId,
        key: variant.key,
        position,
        stock,
        initialStock: stock,
      })
      .onConflictDoUpdate({
        target: [products.channelId, products.key],
        // What is sold stays counted: stock + reserved + sold = initial.
        set: {
          ...values,
          ...(variant.stock === null
            ? {}
            : { stock, initialStock: sql`${stock}::int + ${products.reserved} + ${products.sold}` }),
        },
      });
  }
  return errors;
}
