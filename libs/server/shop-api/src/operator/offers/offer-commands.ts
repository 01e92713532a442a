import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { PIECE_KEY } from '@shop/contract/products/list-product-uos';
import { sql } from 'drizzle-orm';
import { productAccessories, products, productUos } from '../../db/schema';
import type { OperatorCommand } from '../command/operator-command';
import { importOffersCommand } from './import-offers-command';

const KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const MAX_PIECES = 100_000;
const MAX_PRICE = 100_000_000;
const MAX_PER_PIECE = 999;
const MAX_POSITION = 10_000;
/** Rows of one statement. */
const BATCH = 1_000;

type Unit = typeof productUos.$inferInsert;
type Accessory = typeof productAccessories.$inferInsert;

/** The last of several rows about the same thing counts. */
const lastOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

const importUnits = importOffersCommand<Unit>({
  name: 'units import',
  ja: 'CSV（見出しは product,key,name,pieces,price。order は任意）の販売単位を登録します（すべてか、まったくか。price は一単位の価格で、PRICE.SUMS に従う）',
  en: 'imports units of sale from a CSV file (headings product,key,name,pieces,price, and order if wanted), all or nothing; price is of one unit, with tax or without as PRICE.SUMS says',
  headings: ['product', 'key', 'name', 'pieces', 'price'],
  products: ['product'],
  read: (row, ids) => {
    const key = row.required('key');
    if (key !== '' && (!KEY.test(key) || key === PIECE_KEY))
      row.fail('key', `英小文字、数字、- で書いてください（${PIECE_KEY} は使えません）`);
    return {
      productId: row.variant('product', ids),
      key,
      name: row.required('name'),
      pieces: row.whole('pieces', [1, MAX_PIECES]),
      price: row.whole('price', [0, MAX_PRICE]),
      position: row.whole('order', [0, MAX_POSITION], 0),
    };
  },
  write: async (tx, offers) => {
    const units = lastOf(offers, ({ productId, key }) => `${productId} ${key}`);
    for (let from = 0; from < units.length; from += BATCH)
      await tx
        .insert(productUos)
        .values(units.slice(from, from + BATCH))
        .onConflictDoUpdate({
          target: [productUos.productId, productUos.key],
          set: {
            name: sql`excluded.name`,
            pieces: sql`excluded.pieces`,
            price: sql`excluded.price`,
            position: sql`excluded.position`,
            isShow: true,
          },
        });
  },
});

const importAccessories = importOffersCommand<Accessory>({
  name: 'accessories import',
  ja: 'CSV（見出しは product,accessory,rule,max。order は任意）の付属品を登録します（すべてか、まったくか。rule は free か same）',
  en: 'imports accessories from a CSV file (headings product,accessory,rule,max, and order if wanted), all or nothing; rule is free or same',
  headings: ['product', 'accessory', 'rule', 'max'],
  products: ['product', 'accessory'],
  read: (row, ids) => {
    const rule = row.required('rule');
    if (rule !== '' && rule !== 'free' && rule !== 'same') row.fail('rule', 'free か same です');
    const productId = row.variant('product', ids);
    const accessoryId = row.variant('accessory', ids);
    if (productId !== 0 && productId === accessoryId) row.fail('accessory', '商品自身は付属品にできません');
    return {
      productId,
      accessoryId,
      quantityRule: rule === 'same' ? 'same' : 'free',
      maxPerPiece: rule === 'same' ? 1 : row.whole('max', [1, MAX_PER_PIECE], 1),
      position: row.whole('order', [0, MAX_POSITION], 0),
    };
  },
  write: async (tx, offers) => {
    const accessories = lastOf(offers, ({ productId, accessoryId }) => `${productId} ${accessoryId}`);
    for (let from = 0; from < accessories.length; from += BATCH)
      await tx
        .insert(productAccessories)
        .values(accessories.slice(from, from + BATCH))
        .onConflictDoUpdate({
          target: [productAccessories.productId, productAccessories.accessoryId],
          set: {
            quantityRule: sql`excluded.quantity_rule`,
            maxPerPiece: sql`excluded.max_per_piece`,
            position: sql`excluded.position`,
          },
        });
  },
});

interface Lot {
  readonly productId: number;
  readonly lotSize: number;
}

const importLots = importOffersCommand<Lot>({
  name: 'lots import',
  ja: 'CSV（見出しは product,lot）の販売ロットを登録します（すべてか、まったくか。単品はその倍数で承ります。1 は制限なし）',
  en: 'imports lot sizes from a CSV file (headings product,lot), all or nothing; single pieces are sold in multiples of it, 1 is no limit',
  headings: ['product', 'lot'],
  products: ['product'],
  read: (row, ids) => ({
    productId: row.variant('product', ids),
    lotSize: row.whole('lot', [1, MAX_QUANTITY]),
  }),
  write: async (tx, offers) => {
    const lots = lastOf(offers, ({ productId }) => String(productId));
    for (let from = 0; from < lots.length; from += BATCH) {
      const rows = JSON.stringify(
        lots.slice(from, from + BATCH).map(({ productId, lotSize }) => ({ id: productId, lot: lotSize })),
      );
      await tx.execute(sql`update ${products} set lot_size = row.lot
        from jsonb_to_recordset(${rows}::jsonb) as row (id int, lot int) where ${products.id} = row.id`);
    }
  },
});

/** The commands for how products are offered: units of sale, accessories and lots. */
export const offerCommands: readonly OperatorCommand[] = [importUnits, importAccessories, importLots];
