import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { productModelCategories, productModels, products } from '../../db/schema';
import { normaliseSearchText } from '../../products/normalise-search-text';

/** So many models go into one statement. */
const BATCH = 500;
const FEWEST_PERCENT = 70;
const PERCENT_STEPS = 61;
const PRICE_STEP = 10;

interface Sample {
  readonly model: typeof productModels.$inferSelect;
  readonly variants: readonly (typeof products.$inferSelect)[];
  readonly categoryIds: readonly number[];
}

interface MoreProducts {
  readonly channelId: number;
  /** The models that the new ones are made after, by code. */
  readonly sampleCodes: readonly string[];
  readonly count: number;
  onProgress(done: number): void;
}

/**
 * Adds sample models, the same ones at each run, so that an interrupted run is continued by the next. Each batch is
 * one transaction, so that the shop keeps serving. Returns how many are new.
 */
export async function seedMoreProducts(db: Database, more: MoreProducts): Promise<number> {
  const samples = await loadSamples(db, more.channelId, more.sampleCodes);
  let added = 0;
  for (let first = 0; first < more.count; first += BATCH) {
    const copies = Array.from({ length: Math.min(BATCH, more.count - first) }, (_, offset) =>
      copyOf(samples, first + offset),
    );
    added += await db.transaction(async (tx) => {
      const models = await tx
        .insert(productModels)
        .values(copies.map(({ model }) => model))
        .onConflictDoNothing({ target: [productModels.channelId, productModels.code] })
        .returning({ id: productModels.id, code: productModels.code });
      const idOf = new Map(models.map(({ code, id }) => [code, id]));
      const rows = copies.flatMap(({ model, variants, categoryIds }) => {
        const productModelId = idOf.get(model.code);
        return productModelId === undefined ? [] : [{ productModelId, variants, categoryIds }];
      });
      if (rows.length === 0) return 0;
      await tx
        .insert(products)
        .values(
          rows.flatMap(({ productModelId, variants }) => variants.map((one) => ({ ...one, productModelId }))),
        );
      await tx
        .insert(productModelCategories)
        .values(
          rows.flatMap(({ productModelId, categoryIds }) =>
            categoryIds.map((categoryId) => ({ productModelId, categoryId })),
          ),
        );
      return rows.length;
    });
    more.onProgress(first + copies.length);
  }
  return added;
}

async function loadSamples(
  db: Database,
  channelId: number,
  codes: readonly string[],
): Promise<readonly Sample[]> {
  const models = await db
    .select()
    .from(productModels)
    .where(and(eq(productModels.channelId, channelId), inArray(productModels.code, [...codes])))
    .orderBy(productModels.code);
  const ids = models.map(({ id }) => id);
  const variants = await db.select().from(products).where(inArray(products.productModelId, ids));
  const categories = await db
    .select()
    .from(productModelCategories)
    .where(inArray(productModelCategories.productModelId, ids));
  return models.map((model) => ({
    model,
    variants: variants
      .filter(({ productModelId }) => productModelId === model.id)
      .sort((a, b) => a.position - b.position),
    categoryIds: categories
      .filter(({ productModelId }) => productModelId === model.id)
      .map(({ categoryId }) => categoryId),
  }));
}

/** The model of that number: a sample, with its series in name, code, keys and price. */
function copyOf(samples: readonly Sample[], number: number) {
  const sample = samples[number % samples.length];
  if (sample === undefined) throw new Error('There is no sample product to make more of');
  const series = Math.floor(number / samples.length) + 1;
  const suffix = `S${String(series).padStart(4, '0')}`;
  const percent = FEWEST_PERCENT + ((number * 7) % PERCENT_STEPS);
  const priced = (yen: number) =>
    Math.max(PRICE_STEP, Math.round((yen * percent) / 100 / PRICE_STEP) * PRICE_STEP);
  const { model } = sample;
  return {
    model: {
      ...model,
      id: undefined,
      code: `${model.code}-${suffix}`,
      name: `${model.name} ${suffix}`,
      searchText: `${model.searchText} ${normaliseSearchText(`${model.code}-${suffix}`)}`,
      recommendRank: (number * 7) % 97,
      reviewCount: 0,
      reviewStars: 0,
      reviewScore: 0,
    },
    variants: sample.variants.map((variant) => ({
      ...variant,
      id: undefined,
      key: `${variant.key}-${suffix.toLowerCase()}`,
      code: `${variant.code}-${suffix}`,
      name: `${variant.name} ${suffix}`,
      price: priced(variant.price),
      beforePrice: null,
      stock: variant.initialStock,
      reserved: 0,
      sold: 0,
    })),
    categoryIds: sample.categoryIds,
  };
}
