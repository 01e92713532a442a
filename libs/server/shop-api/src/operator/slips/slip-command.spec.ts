import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { formatYen } from '../../pdf-documents/document-formats';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq, isNotNull } from 'drizzle-orm';
import { findPlacesToPack } from './find-places-to-pack';
import { documentIssuers, orders, orderShippings, socialGifts } from '../../db/schema';

/** Orders as 山田 花子. */
const GUEST: Shopper = { channel: 'gift' };
const PACKINGS = [
  { packing_key: 'noshi-outer', noshi_title: '御祝', noshi_name: '山田' },
  { packing_key: 'message-card', message: 'お誕生日\nおめでとう' },
];

let api: TestApi;
let shop: Operator;
let folder: string;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-slips-'));
  product = (await wellStockedProducts(api.db, 1, { channel: 'gift' }))[0]!;
  await api.db.update(documentIssuers).set({ name: '株式会社ギフト商店', phoneNumber: '03-9999-0000' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const divided = () =>
  placeDividedOrder(api, { product_key: product.key, quantity: 3 }, GUEST, { packings: PACKINGS });
async function placed(): Promise<string> {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 2 }], GUEST);
  return (await decideCart(api, cart, GUEST)).body.order_no;
}
async function slips(...words: readonly string[]) {
  const file = path.join(folder, 'slips.pdf');
  const result = await shop('orders', 'slip', ...words, '--output', file);
  if (result.code !== 0) return { ...result, pages: 0, texts: [] };
  const { text, pages } = await readPdf(await readFile(file));
  const texts = text.split(/(?=納品書注文番号)/).filter((one) => one !== '');
  return { ...result, pages, texts };
}
const totalOf = async (no: string) => {
  const [order] = await api.db.select().from(orders).where(eq(orders.orderNo, no));
  return formatYen(order!.totalPayment);
};

it('what the orderer asks for stands on the orderer’s own slip alone', async () => {
  const remarked = async (no: string) => {
    await api.db.update(orders).set({ remarks: '①㈱髙\n玄関前に' }).where(eq(orders.orderNo, no));
    return (await slips(no)).texts.map((text) => text.includes('玄関前に'));
  };
  expect(await remarked(await placed())).toEqual([true]);
  expect(await remarked((await divided()).no)).toEqual([true, false]);
});

it('what the orderer asks for is said to who packs where it stands on no slip', async () => {
  const [own, foreign, silent] = [await placed(), await placed(), await placed()];
  const remarks = '\n①玄関前に\n置いて';
  for (const no of [own, foreign]) await api.db.update(orders).set({ remarks }).where(eq(orders.orderNo, no));
  // The receiver is another person than who orders.
  for (const no of [foreign, silent])
    await api.db.update(orders).set({ ordererName: '鈴木 一郎' }).where(eq(orders.orderNo, no));
  const { out, texts } = await slips([own, foreign, silent].join(','));
  expect(out.split('\n').slice(1)).toEqual([`備考のあるご注文: ${foreign} 「①玄関前に 置いて」`]);
  expect(texts.map((text) => text.includes('玄関前に'))).toEqual([true, false, false]);
});

it('one slip for each destination: goods, wrapping and card; prices on the orderer’s own alone', async () => {
  const { no } = await divided();
  const { texts, pages, out } = await slips(no.toLowerCase());
  expect([pages, texts.length, out]).toEqual([2, 2, expect.stringContaining('納品書 2 枚')]);
  const [own, gift] = texts;
  const everywhere = [no, product.code, '株式会社ギフト商店', '03-9999-0000', 'お届け希望日指定なし', '1/1'];
  for (const text of texts) for (const part of everywhere) expect(text).toContain(part);
  for (const part of ['山田花子様', '1/2', '1点', await totalOf(no), '消費税', '全体'])
    expect(own).toContain(part);
  for (const part of ['御祝', 'おめでとう', '佐藤', '2点']) expect(own).not.toContain(part);
  for (const part of [
    ...['佐藤次郎様', '2/2', '2点', '〒530-0001', '大阪府大阪市北区'],
    ...['表書き:御祝(水引:紅白蝶結び)', '名入れ:山田', 'お誕生日おめでとう', 'ご依頼主山田花子様'],
  ])
    expect(gift).toContain(part);
  expect(gift).not.toMatch(/円|[¥￥]|税|小計|合計|支払/);
});

it('the only destination of the orderer lists its lines with their prices', async () => {
  const no = await placed();
  const { texts } = await slips(no);
  expect(texts).toHaveLength(1);
  for (const part of ['単価', '小計', '送料', '合計(税込)', await totalOf(no), '2点'])
    expect(texts[0]).toContain(part);
  expect(texts[0]).not.toContain('全体');
});

it('a gift whose receiver tells the address has a slip once it is told, without prices and with the message', async () => {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], GUEST);
  const receiver = { name: '山田 花子', email: null, message: 'いつもありがとう' };
  const body = { cart_token: cart.token, receiver };
  const gift = (await api.call(setCartReceiverSpec, { body }, GUEST)).body;
  const { order_no: no, order_id: orderId } = (await decideCart(api, gift, GUEST)).body;
  const waiting = await slips(no);
  expect([waiting.code, waiting.err]).toEqual([1, expect.stringContaining('お届け先がありません')]);
  const [other] = await api.db
    .select()
    .from(orderShippings)
    .where(isNotNull(orderShippings.address))
    .limit(1);
  await api.db
    .update(orderShippings)
    .set({ address: { ...other!.address!, lastName: '山田', firstName: '花子' } })
    .where(eq(orderShippings.orderId, orderId));
  await api.db.update(socialGifts).set({ status: 'completed' }).where(eq(socialGifts.orderId, orderId));
  const { texts } = await slips(no);
  expect(texts[0]).toContain('いつもありがとう');
  expect(texts[0]).not.toMatch(/円|税|合計/);
});

it('those that may leave are printed in one file, oldest first; what has left is not among them', async () => {
  const [paid, half, unpaid] = [await placed(), (await divided()).no, await placed()];
  for (const no of [paid, half]) await shop('orders', 'paid', no);
  await shop('orders', 'shipped', half, '--tracking', '1234-5678-9012', '--destination', '1');
  for (const state of ['ready', 'paid']) {
    const { texts } = await slips('--state', state, '--channel', 'gift');
    const mine = texts.filter((text) => [paid, half, unpaid].some((no) => text.includes(no)));
    expect(mine.map((text) => [paid, half].map((no) => text.includes(no)))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(mine[1]).toContain('佐藤次郎');
  }
  await shop('orders', 'shipped', half, '--tracking', '1234-5678-9013', '--destination', '2');
  expect((await slips('--state', 'ready', '--channel', 'gift')).texts.join()).not.toContain(half);
  const both = await slips(`${unpaid},${half}`);
  expect(both.texts.map((text) => text.includes(half))).toEqual([false, true, true]);
});

it('what waits for its address keeps no later order from its slip', async () => {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], GUEST);
  const body = { cart_token: cart.token, receiver: { name: '贈 花子', email: null, message: '' } };
  const gift = (await api.call(setCartReceiverSpec, { body }, GUEST)).body;
  const { order_no: waiting } = (await decideCart(api, gift, GUEST)).body;
  const [next, last] = [await placed(), await placed()];
  for (const no of [waiting, next, last]) await shop('orders', 'paid', no);
  const { channelId } = (await api.db.select().from(orders).where(eq(orders.orderNo, waiting)))[0]!;
  const found = async (most?: number) => {
    const { places, isCut } = await findPlacesToPack(api.db, channelId, 'ready', most);
    return { numbers: places.map(({ detail }) => detail.order.orderNo), isCut };
  };
  const all = await found();
  expect([all.isCut, all.numbers.slice(-2)]).toEqual([false, [next, last]]);
  const before = new Set(all.numbers).size - 1;
  expect(await found(before)).toEqual({ numbers: all.numbers.slice(0, -1), isCut: true });
});

it('a cancelled order has none', async () => {
  const no = await placed();
  await shop('orders', 'cancelled', no, '--reason', '注文内容を変更するため');
  const { code, err } = await slips(no);
  expect([code, err]).toEqual([1, expect.stringContaining('キャンセル済み')]);
});

it('the file is the operator’s alone, and nobody’s name is logged or printed', async () => {
  const { no } = await divided();
  await writeFile(path.join(folder, 'slips.pdf'), 'of before');
  await chmod(path.join(folder, 'slips.pdf'), 0o644);
  const { out } = await slips(no);
  expect((await stat(path.join(folder, 'slips.pdf'))).mode & 0o077).toBe(0);
  for (const text of [out, api.logLines.join()]) expect(text).not.toMatch(/佐藤|次郎|大阪/);
});

it.each<[string, readonly string[], number]>([
  ['neither numbers nor a state', [], 2],
  ['both', ['X', '--state', 'paid'], 2],
  ['a shop without a state', ['X', '--channel', 'gift'], 2],
  ['an unknown state', ['--state', 'lost'], 2],
  ['an unknown order', ['D260101-00000000'], 1],
])('rejects %s', async (_name, words, code) => {
  expect((await slips(...words)).code).toBe(code);
});

it('rejects a file that is no PDF, and a folder that there is not', async () => {
  const no = await placed();
  expect((await shop('orders', 'slip', no, '--output', path.join(folder, 'orders.csv'))).code).toBe(2);
  expect((await shop('orders', 'slip', no, '--output', path.join(folder, 'none', 'a.pdf'))).code).toBe(1);
});
