import type { Executor } from '../db/database';
import {
  brands,
  categories,
  images,
  makers,
  productImages,
  productModelCategories,
  productModels,
  products,
} from '../db/schema';
import type { PictureSet } from './pictures/picture-set';
import { type PlannedVariant, planCatalogue } from './plan-catalogue';
import { COLOURS, type ShopSeed } from './shop-seed';
import { DAY_MS } from '../durations';

const PRODUCT_CATEGORIES = 'products';
/** So few products go into one statement: their words are indexed with them, and a statement has its time limit. */
const MODELS_PER_STATEMENT = 20;

interface CatalogueSeed {
  readonly channelId: number;
  readonly shop: ShopSeed;
  readonly now: Date;
  readonly pictures: PictureSet;
  /** Keeps only so many models. */
  readonly limit?: number;
}

/** Ids by key, failing loudly where the data names something that does not exist. */
const lookup = (rows: readonly { readonly id: number; readonly key: string }[]) => {
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The seed names ${key}, which it does not define`);
    return id;
  };
};
const pictureKey = (variant: Pick<PlannedVariant, 'drawing' | 'colour'>) =>
  `${variant.drawing}/${variant.colour}`;

/** Makers, brands, categories, pictures and products of one shop, in a handful of statements. */
export async function seedCatalogue(db: Executor, seed: CatalogueSeed): Promise<void> {
  const { channelId, shop, now } = seed;
  const plan = planCatalogue(shop, seed.limit);
  const brandId = await seedMakers(db, channelId, shop);
  const categoryId = await seedCategories(db, channelId, shop);
  const imageId = await seedImages(
    db,
    seed,
    plan.flatMap((model) => model.variants),
  );

  const modelRows = plan.map((model) => ({
    channelId,
    code: model.code,
    name: model.name,
    nameKana: model.nameKana,
    catchCopy: model.catchCopy,
    description: model.description,
    ...brandId(model.brandKey),
    taxRate: model.taxRate,
    shippingDays: model.shippingDays,
    recommendRank: model.recommendRank,
    publishedAt: new Date(now.getTime() - model.ageDays * DAY_MS),
    searchText: model.searchText,
  }));
  const models: { readonly id: number; readonly key: string }[] = [];
  for (let from = 0; from < modelRows.length; from += MODELS_PER_STATEMENT)
    models.push(
      ...(await db
        .insert(productModels)
        .values(modelRows.slice(from, from + MODELS_PER_STATEMENT))
        .returning({ id: productModels.id, key: productModels.code })),
    );
  const modelId = lookup(models);
  await db.insert(productModelCategories).values(
    plan.flatMap((model) =>
      model.categoryKeys.map((key) => ({
        productModelId: modelId(model.code),
        categoryId: categoryId(key),
      })),
    ),
  );
  const rows = plan.flatMap((model) =>
    model.variants.map((variant, position) => ({
      channelId,
      productModelId: modelId(model.code),
      key: variant.key,
      code: variant.code,
      name: variant.name,
      options: variant.options,
      position,
      price: variant.price,
      beforePrice: variant.beforePrice,
      stock: variant.stock,
      initialStock: variant.stock,
      imageId: imageId(pictureKey(variant)),
    })),
  );
  const stored = await db.insert(products).values(rows).returning({ id: products.id, key: products.key });
  const productId = lookup(stored);
  // Every variant shows its siblings' pictures after its own.
  const further = plan.flatMap((model) =>
    model.variants.flatMap((variant) =>
      [...new Set(model.variants.map(pictureKey))]
        .filter((key) => key !== pictureKey(variant))
        .map((key, position) => ({ productId: productId(variant.key), imageId: imageId(key), position })),
    ),
  );
  if (further.length > 0) await db.insert(productImages).values(further);
}

async function seedMakers(db: Executor, channelId: number, shop: ShopSeed) {
  const makerRows = await db
    .insert(makers)
    .values(
      shop.makers.map(({ key, name, kana, description }, position) => ({
        channelId,
        key,
        name,
        nameKana: kana,
        description,
        position,
      })),
    )
    .returning({ id: makers.id, key: makers.key });
  const makerId = lookup(makerRows);
  const planned = shop.makers.flatMap((maker) =>
    maker.brands.map((brand) => ({ ...brand, maker: maker.key })),
  );
  const brandRows = await db
    .insert(brands)
    .values(
      planned.map(({ key, name, kana, maker }, position) => ({
        channelId,
        makerId: makerId(maker),
        key,
        name,
        nameKana: kana,
        position,
      })),
    )
    .returning({ id: brands.id, key: brands.key, makerId: brands.makerId });
  return (key: string) => {
    const brand = brandRows.find((row) => row.key === key);
    if (brand === undefined) throw new Error(`The seed names the brand ${key}, which it does not define`);
    return { brandId: brand.id, makerId: brand.makerId };
  };
}

async function seedCategories(db: Executor, channelId: number, shop: ShopSeed) {
  const row = (key: string, name: string, position: number, parentId: number | null) => ({
    channelId,
    tableName: PRODUCT_CATEGORIES,
    key,
    name,
    position,
    parentId,
  });
  const columns = { id: categories.id, key: categories.key };
  const parents = await db
    .insert(categories)
    .values(shop.aisles.map((aisle, position) => row(aisle.key, aisle.name, position, null)))
    .returning(columns);
  const parentId = lookup(parents);
  const children = await db
    .insert(categories)
    .values(
      shop.aisles.flatMap((aisle) =>
        Object.entries(aisle.categories).map(([key, name], position) =>
          row(key, name, position, parentId(aisle.key)),
        ),
      ),
    )
    .returning(columns);
  return lookup([...parents, ...children]);
}

async function seedImages(db: Executor, seed: CatalogueSeed, variants: readonly PlannedVariant[]) {
  const wanted = new Map(variants.map((variant) => [pictureKey(variant), variant]));
  const rows = await Promise.all(
    [...wanted].map(async ([key, variant]) => {
      const colour = COLOURS[variant.colour];
      const picture = await seed.pictures.picture(variant.drawing, colour.hex);
      const kind = seed.shop.aisles
        .flatMap((aisle) => aisle.kinds)
        .find((one) => one.drawing === variant.drawing);
      return {
        key,
        row: { channelId: seed.channelId, alt: `${kind?.name ?? ''}（${colour.name}）`, ...picture },
      };
    }),
  );
  const stored = await db
    .insert(images)
    .values(rows.map(({ row }) => row))
    .returning({ id: images.id });
  return lookup(rows.map(({ key }, index) => ({ key, id: stored[index]?.id ?? 0 })));
}
