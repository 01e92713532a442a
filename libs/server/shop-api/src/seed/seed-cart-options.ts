import { NOSHI_OCCASIONS } from '@shop/contract/packings/noshi-occasions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { customerGroups, packings, products, productUos, uosGroupPrices } from '../db/schema';

interface CartOptionsSeed {
  readonly channelId: number;
  readonly shopKey: string;
}

const GIFT_SHOP = 'gift';
const WHOLESALE_SHOP = 'corporate';
const WHOLESALE_GROUP = 'wholesale';
const PERCENT = 100;
/** Every so many products have a price of their own for wholesale buyers. */
const OWN_PRICE_EVERY = 3;
const OWN_PRICE_PERCENT = 72;

const NOSHI_TITLES = NOSHI_OCCASIONS.flatMap(({ titles }) => titles);

const PACKINGS = [
  {
    key: 'wrapping',
    kind: 'wrapping',
    name: '包装紙でのラッピング',
    description: '店の包装紙でお包みし、リボンをおかけします。',
    price: 200,
    noshiTitles: [],
  },
  {
    key: 'gift-box',
    kind: 'wrapping',
    name: 'ギフトボックス',
    description: '化粧箱にお入れし、リボンをおかけします。',
    price: 400,
    noshiTitles: [],
  },
  {
    key: 'furoshiki',
    kind: 'wrapping',
    name: '風呂敷包み',
    description: '綿の風呂敷でお包みします。風呂敷もお使いいただけます。',
    price: 800,
    noshiTitles: [],
  },
  {
    key: 'noshi-outer',
    kind: 'noshi',
    name: '外のし',
    description: '包装の上にのし紙をおかけします。',
    price: 100,
    noshiTitles: NOSHI_TITLES,
  },
  {
    key: 'noshi-inner',
    kind: 'noshi',
    name: '内のし',
    description: '商品にのし紙をおかけしてから包装します。',
    price: 100,
    noshiTitles: NOSHI_TITLES,
  },
] as const;

/** Gifts may carry a card. */
const MESSAGE_CARD = {
  key: 'message-card',
  kind: 'card',
  name: 'メッセージカード',
  description: 'お書きいただいたメッセージを、カードに印刷してお付けします。',
  price: 100,
  noshiTitles: [],
} as const;

/** Larger units are cheaper by the piece. */
const UNITS = [
  { key: 'case', name: 'ケース', pieces: 12, percent: 95 },
  { key: 'pallet', name: 'パレット', pieces: 120, percent: 90 },
] as const;

/** Seeds what belongs to the carts of a shop: packings and, for wholesale, units of sale. */
export async function seedCartOptions(db: Executor, seed: CartOptionsSeed): Promise<void> {
  const offered = seed.shopKey === GIFT_SHOP ? [...PACKINGS, MESSAGE_CARD] : PACKINGS;
  await db
    .insert(packings)
    .values(offered.map((packing, position) => ({ ...packing, channelId: seed.channelId, position })));
  if (seed.shopKey === WHOLESALE_SHOP) await seedUnits(db, seed.channelId);
}

async function seedUnits(db: Executor, channelId: number): Promise<void> {
  const [group] = await db
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(and(eq(customerGroups.channelId, channelId), eq(customerGroups.key, WHOLESALE_GROUP)));
  const rows = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(and(eq(products.channelId, channelId), sql`${products.stock} > 0`))
    .orderBy(asc(products.id));
  const units = rows.flatMap(({ id, price }) =>
    UNITS.map(({ percent, name, ...unit }, position) => ({
      ...unit,
      productId: id,
      name: `${name}（${unit.pieces}点入り）`,
      price: Math.floor((price * unit.pieces * percent) / PERCENT),
      position,
    })),
  );
  if (units.length === 0) return;
  const stored = await db.insert(productUos).values(units).returning();
  const own = stored.filter(({ key }, index) => key === 'case' && index % OWN_PRICE_EVERY === 0);
  if (group !== undefined && own.length > 0)
    await db.insert(uosGroupPrices).values(
      own.map(({ id, price }) => ({
        uosId: id,
        groupId: group.id,
        price: Math.floor((price * OWN_PRICE_PERCENT) / PERCENT),
      })),
    );
}
