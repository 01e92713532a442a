import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../../../db/database';
import { productModels, productSetItems, productSets } from '../../../db/schema';
import { Description, fieldsOf, flag, lineOf, Order, Title } from '../content-fields';
import { bilingual } from '../content-issue';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';
import { requireProductCodes } from './require-product-codes';

const CODE_MAX = 60;
const FEWEST = 2;
const MOST = 20;
const QUANTITY_MAX = 99;
const counted = bilingual(
  `1 から ${QUANTITY_MAX} までの整数です`,
  `a whole number from 1 to ${QUANTITY_MAX}`,
);

const schema = fieldsOf({
  name: Title,
  description: Description,
  items: v.pipe(
    v.array(
      fieldsOf({
        product: lineOf(CODE_MAX, 1),
        quantity: v.optional(
          v.pipe(
            v.number(counted),
            v.integer(counted),
            v.minValue(1, counted),
            v.maxValue(QUANTITY_MAX, counted),
          ),
          1,
        ),
      }),
      bilingual('商品の一覧です', 'must be a list of products'),
    ),
    v.minLength(FEWEST, bilingual(`商品が ${FEWEST} 点以上必要です`, `needs ${FEWEST} products at least`)),
    v.maxLength(MOST, bilingual(`商品は ${MOST} 点までです`, `at most ${MOST} products`)),
    v.check(
      (items) => new Set(items.map(({ product }) => product)).size === items.length,
      bilingual('同じ商品が二つあります', 'has the same product twice'),
    ),
  ),
  order: Order,
  show: flag(true),
});
type ProductSetFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId, name: key }: EntryTarget, { fields }: ContentEntry<ProductSetFields>) => {
  const { name, description, order: position, show: isShow } = fields;
  return { channelId, key, name, description, position, isShow };
};

async function writeItems(
  tx: Executor,
  id: number,
  target: EntryTarget,
  { fields: { items } }: ContentEntry<ProductSetFields>,
): Promise<void> {
  const codes = items.map(({ product }) => product);
  const ids = await requireProductCodes(tx, target, 'items', codes);
  await tx.delete(productSetItems).where(eq(productSetItems.productSetId, id));
  await tx.insert(productSetItems).values(
    items.flatMap(({ product, quantity }, position) => {
      const productModelId = ids.get(product);
      return productModelId === undefined ? [] : [{ productSetId: id, productModelId, quantity, position }];
    }),
  );
}

/** Products that are offered together, by their codes. */
export const productSetKind: ContentKind<ProductSetFields> = {
  folder: 'sets',
  ja: 'セット',
  namePattern: FILE_NAME,
  nameExample: 'entrance.md',
  identity: 'name',
  body: 'none',
  picture: 'none',
  schema,
  format: ({ name, description, items, order, show }) => ({
    name,
    ...(description === '' ? {} : { description }),
    items: items.map(({ product, quantity }) => ({ product, ...(quantity === 1 ? {} : { quantity }) })),
    ...(order === 0 ? {} : { order }),
    ...(show ? {} : { show }),
  }),
  async load(db, channelId) {
    const sets = await db
      .select()
      .from(productSets)
      .where(eq(productSets.channelId, channelId))
      .orderBy(asc(productSets.id));
    const rows = await db
      .select({ item: productSetItems, code: productModels.code })
      .from(productSetItems)
      .innerJoin(productModels, eq(productModels.id, productSetItems.productModelId))
      .where(eq(productModels.channelId, channelId))
      .orderBy(asc(productSetItems.position), asc(productSetItems.productModelId));
    return sets.map(({ id, key, name, description, position, isShow }) => ({
      id,
      name: key,
      fields: {
        ...{ name, description, order: position, show: isShow },
        items: rows
          .filter(({ item }) => item.productSetId === id)
          .map(({ item, code }) => ({ product: code, quantity: item.quantity })),
      },
      body: '',
      picture: null,
    }));
  },
  async insert(tx, target, entry) {
    const id = insertedId(
      await tx.insert(productSets).values(rowOf(target, entry)).returning({ id: productSets.id }),
    );
    await writeItems(tx, id, target, entry);
    return id;
  },
  async update(tx, id, target, entry) {
    await tx.update(productSets).set(rowOf(target, entry)).where(eq(productSets.id, id));
    await writeItems(tx, id, target, entry);
  },
  async remove(tx, id) {
    await tx.delete(productSets).where(eq(productSets.id, id));
  },
};
