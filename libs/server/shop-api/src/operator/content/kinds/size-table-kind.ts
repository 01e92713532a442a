import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { productModels, productModelSizeTables, sizeTables } from '../../../db/schema';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';
import { requireProductCodes } from './require-product-codes';
import { SizeTableFields } from './size-table-fields';

const rowOf = ({ channelId, name: key }: EntryTarget, { fields }: ContentEntry<SizeTableFields>) => {
  const { name, unit, columns, body: bodyParts, sizes: rows, note } = fields;
  return { channelId, key, name, unit, columns, bodyParts, rows, note };
};

/** As the columns stand: the database keeps the keys in an order of its own. */
const inOrderOf = (
  columns: readonly string[],
  bodyParts: Readonly<Record<string, MeasuredPart>>,
): Record<string, MeasuredPart> =>
  Object.fromEntries(
    Object.entries(bodyParts).sort(([one], [other]) => columns.indexOf(one) - columns.indexOf(other)),
  );

/** Makes it the table of these products and of no others. */
async function writeProducts(
  tx: Executor,
  id: number,
  target: EntryTarget,
  { fields: { products } }: ContentEntry<SizeTableFields>,
): Promise<void> {
  const ids = await requireProductCodes(tx, target, 'products', products);
  await tx.delete(productModelSizeTables).where(eq(productModelSizeTables.sizeTableId, id));
  if (ids.size > 0)
    await tx
      .insert(productModelSizeTables)
      .values([...ids.values()].map((productModelId) => ({ productModelId, sizeTableId: id })));
}

/** サイズ表, with the codes of the products that each is for. */
export const sizeTableKind: ContentKind<SizeTableFields> = {
  folder: 'size-tables',
  ja: 'サイズ表',
  namePattern: FILE_NAME,
  nameExample: 'blazer.md',
  identity: 'name',
  body: 'none',
  picture: 'none',
  schema: SizeTableFields,
  format: ({ name, unit, columns, body, sizes, note, products }) => ({
    name,
    ...(unit === 'cm' ? {} : { unit }),
    columns,
    ...(Object.keys(body).length === 0 ? {} : { body }),
    sizes,
    ...(note === '' ? {} : { note }),
    ...(products.length === 0 ? {} : { products }),
  }),
  async load(db, channelId) {
    const tables = await db
      .select()
      .from(sizeTables)
      .where(eq(sizeTables.channelId, channelId))
      .orderBy(asc(sizeTables.id));
    const links = await db
      .select({ id: productModelSizeTables.sizeTableId, code: productModels.code })
      .from(productModelSizeTables)
      .innerJoin(productModels, eq(productModels.id, productModelSizeTables.productModelId))
      .where(eq(productModels.channelId, channelId));
    return tables.map(({ id, key, name, unit, columns, bodyParts, rows, note }) => ({
      id,
      name: key,
      fields: {
        ...{ name, unit, note },
        columns: [...columns],
        body: inOrderOf(columns, bodyParts),
        sizes: rows.map(({ size, values }) => ({ size, values: [...values] })),
        products: links.flatMap((link) => (link.id === id ? [link.code] : [])).sort(),
      },
      body: '',
      picture: null,
    }));
  },
  async insert(tx, target, entry) {
    const id = insertedId(
      await tx.insert(sizeTables).values(rowOf(target, entry)).returning({ id: sizeTables.id }),
    );
    await writeProducts(tx, id, target, entry);
    return id;
  },
  async update(tx, id, target, entry) {
    await tx.update(sizeTables).set(rowOf(target, entry)).where(eq(sizeTables.id, id));
    await writeProducts(tx, id, target, entry);
  },
  async remove(tx, id) {
    await tx.delete(sizeTables).where(eq(sizeTables.id, id));
  },
};
