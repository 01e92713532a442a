import { and, asc, eq, isNotNull, notExists } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, products, productModelTags, tags } from '../db/schema';
import { planCatalogue } from './plan-catalogue';
import { SHOP_SEEDS } from './shops/all-shops';

/** A product that a text is about. */
export interface NamedGood {
  readonly modelId: number;
  /** Of the first variant that can be bought. */
  readonly key: string;
  /** Its picture. */
  readonly imageId: number | null;
  readonly name: string;
}

/** Looks up products by their line and kind, such as `linen-cushion`. */
export type FindGoods = (names: readonly string[]) => readonly NamedGood[];

/**
 * Finds the products that the shop's texts name, among those that everybody may see. A name that the catalogue does not know
 * throws, so that no text is about what the shop does not sell. Where it is behind a protected tag, or the catalogue was
 * planned shorter, another line of the kind stands in.
 */
export async function findGoods(
  db: Executor,
  { channelId, shopKey }: { readonly channelId: number; readonly shopKey: string },
): Promise<FindGoods> {
  const shop = SHOP_SEEDS.find(({ key }) => key === shopKey);
  if (shop === undefined) throw new Error(`Nobody plans the catalogue of ${shopKey}`);
  const planned = planCatalogue(shop);
  const closed = db
    .select({ id: tags.id })
    .from(productModelTags)
    .innerJoin(tags, eq(tags.id, productModelTags.tagId))
    .where(and(eq(productModelTags.productModelId, productModels.id), isNotNull(tags.passwordHash)));
  const rows = await db
    .select({
      modelId: productModels.id,
      code: productModels.code,
      name: productModels.name,
      key: products.key,
      imageId: products.imageId,
      stock: products.stock,
    })
    .from(productModels)
    .innerJoin(products, eq(products.productModelId, productModels.id))
    .where(and(eq(productModels.channelId, channelId), notExists(closed)))
    .orderBy(asc(productModels.id), asc(products.position));
  const storedOf = (code: string): NamedGood | undefined => {
    const variants = rows.filter((row) => row.code === code);
    return variants.find(({ stock }) => stock > 0) ?? variants[0];
  };
  const find = (name: string): NamedGood | undefined => {
    const model = planned.find(({ lineKey, kindKey }) => `${lineKey}-${kindKey}` === name);
    if (model === undefined) throw new Error(`The shop ${shopKey} sells no ${name}`);
    const alike = planned.filter(({ kindKey }) => kindKey === model.kindKey);
    return [model, ...alike].map(({ code }) => storedOf(code)).find((stored) => stored !== undefined);
  };
  return (names) => {
    const found = names.flatMap((name) => find(name) ?? []);
    return found.filter(({ modelId }, at) => found.findIndex((good) => good.modelId === modelId) === at);
  };
}
