import type { Cart } from '@shop/contract/carts/cart';
import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import { createFilledCart, createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { RECIPIENTS_HEAD, recipientRow, recipientsFile } from '@shop/testing-api/recipients-file';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, rateCounters } from '../../db/schema';

const GIFT = { channel: 'gift' };

let api: TestApi;
let goods: readonly StockedProduct[];
const code = (at: number): string => goods[at]!.code;

beforeAll(async () => {
  api = await openTestApi();
  goods = await wellStockedProducts(api.db, 3, GIFT);
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const filled = (quantity = 6) => createFilledCart(api, [{ product_key: goods[0]!.key, quantity }], GIFT);
const ready = (quantity = 6) => createReadyCart(api, [{ product_key: goods[0]!.key, quantity }], GIFT);
const check = ({ token }: Pick<Cart, 'token'>, ...rows: readonly string[]) =>
  api.call(checkCartRecipientsSpec, { body: { cart_token: token, file: recipientsFile(...rows) } }, GIFT);
const take = ({ token }: Pick<Cart, 'token'>, file: File) =>
  api.call(importCartRecipientsSpec, { body: { cart_token: token, file, rows: 'all' } }, GIFT);
const read = async ({ token }: Pick<Cart, 'token'>) =>
  (await api.call(getCartSpec, { params: { cart_token: token } }, GIFT)).body;
const faultsOf = async (cart: Pick<Cart, 'token'>, ...rows: readonly string[]) =>
  (await check(cart, ...rows)).body.rows.map(({ faults }) =>
    faults.map(({ column, message }) => [column, message].join(' ')),
  );

const ADDRESS_CASES: readonly (readonly [what: string, row: string, fault: RegExp])[] = [
  ['a missing name', recipientRow(''), /^姓 姓を入力してください/],
  ['a wrong postal code', recipientRow('山田').replace('530-0001', '53'), /^郵便番号 .*形式/],
  ['an unknown prefecture', recipientRow('山田').replace('大阪府', '蝦夷'), /^都道府県 都道府県を選択/],
  ['a name that is too long', recipientRow('山'.repeat(51)), /^姓 .*50文字/],
  ['a line without a house number', recipientRow('山田').replace('梅田1-1', '梅田'), /^番地 /],
  ['a card number', recipientRow('山田').replace('梅田1-1', '4111 1111 1111 1111'), /^番地 カード番号/],
];
it.each(ADDRESS_CASES)('names %s by line and column', async (_what, row, fault) => {
  const cart = await filled();
  const { body } = await check(cart, RECIPIENTS_HEAD, recipientRow('佐藤'), row);
  expect(body.rows.map(({ line }) => line)).toEqual([2, 3]);
  expect(body.rows[0]).toMatchObject({ name: '佐藤 花子', is_present: false, faults: [] });
  expect(body.rows[1]!.faults.map(({ column, message }) => `${column} ${message}`)).toEqual([
    expect.stringMatching(fault),
  ]);
});

it.each<[what: string, quantity: string, fault: RegExp | null]>([
  ['full-width digits', '３', null],
  ['none', '', null],
  ['zero', '0', /1以上の整数/],
  ['words', '三つ', /1以上の整数/],
  ['a fraction', '1.5', /1以上の整数/],
  ['more than a line takes', '1000', /999点まで/],
])('a quantity that is %s', async (_what, quantity, fault) => {
  const faults = await faultsOf(
    await filled(),
    `${RECIPIENTS_HEAD},${code(0)}`,
    recipientRow('山田', quantity),
  );
  expect(faults).toEqual([fault === null ? [] : [expect.stringMatching(fault)]]);
});

it('names unknown numbers and products that are no longer sold, only in rows that name them', async () => {
  const { id } = goods[2]!;
  await api.db.update(products).set({ isOnSale: false }).where(eq(products.id, id));
  const head = `${RECIPIENTS_HEAD},NONE-1,${code(2)},備考`;
  const faults = await faultsOf(
    await filled(),
    head,
    recipientRow('山田', '1'),
    recipientRow('佐藤', '', '1'),
    recipientRow('林'),
  );
  await api.db.update(products).set({ isOnSale: true }).where(eq(products.id, id));
  expect(faults).toEqual([
    ['NONE-1 商品番号「NONE-1」の商品がありません'],
    [`${code(2)} 商品番号「${code(2)}」の商品は取り扱いを終了しました`],
    [],
  ]);
});

it('counts stock over the rows, lots over the file, destinations up to the limit, and the same recipient once', async () => {
  const cart = await filled();
  await setStock(api.db, goods[1]!.id, 3);
  const head = `${RECIPIENTS_HEAD},${code(1)}`;
  expect(
    await faultsOf(cart, head, recipientRow('山田', '2'), recipientRow('佐藤', '2'), recipientRow('林', '1')),
  ).toEqual([[], [expect.stringMatching(/在庫が足りません（この行では1点まで/)], []]);
  await setStock(api.db, goods[1]!.id, goods[1]!.stock);
  await api.db.update(products).set({ lotSize: 4 }).where(eq(products.id, goods[1]!.id));
  const split = await faultsOf(
    cart,
    head,
    recipientRow('山田', '2'),
    recipientRow('佐藤', '3'),
    recipientRow('林'),
  );
  await api.db.update(products).set({ lotSize: 1 }).where(eq(products.id, goods[1]!.id));
  expect(split.map((faults) => faults.length)).toEqual([1, 1, 0]);
  const many = Array.from({ length: 21 }, (_, at) => recipientRow(`山田${at}`));
  expect(
    (await faultsOf(cart, RECIPIENTS_HEAD, ...many)).flatMap((faults, at) => faults.map((one) => [at, one])),
  ).toEqual([[20, ' お届け先は20か所までお選びいただけます']]);
  expect(await faultsOf(cart, RECIPIENTS_HEAD, recipientRow('山田'), recipientRow(' 山田'))).toEqual([
    [],
    [expect.stringMatching(/2行目と同じ/)],
  ]);
});

it('says what the totals would be, and changes nothing', async () => {
  const cart = await ready();
  const { body } = await check(
    cart,
    `${RECIPIENTS_HEAD},${code(0)},${code(1)}`,
    recipientRow('山田', '2', '1'),
    recipientRow('林', '5'),
  );
  expect(body.totals.map(({ before, after }) => [before, after])).toEqual([
    [6, 7],
    [0, 1],
  ]);
  expect((await read(cart)).data.revision).toBe(cart.data.revision);
});

it.each([
  ['no such columns', ['a,b', '1,2'], /1行目に次の列名が必要です: 姓/],
  ['a column twice', [`${RECIPIENTS_HEAD},A-1,Ａー1`, recipientRow('山田')], /「A-1」が重複/],
  ['only headings', [RECIPIENTS_HEAD], /取り込む住所がありません/],
  [
    'more rows than are read',
    [RECIPIENTS_HEAD, ...Array.from({ length: 101 }, () => recipientRow('山田'))],
    /100行まで/,
  ],
])('a file with %s is none', async (_what, rows, message) => {
  const { status, error } = await check(await filled(), ...rows);
  expect([status, error.code, error.message]).toEqual([
    422,
    'user_address.import_malformed',
    expect.stringMatching(message),
  ]);
});

it('is limited, together with the import', async () => {
  const cart = await filled();
  await check(cart, RECIPIENTS_HEAD, recipientRow('山田'));
  await api.db.update(rateCounters).set({ count: 60 });
  expect((await check(cart, RECIPIENTS_HEAD, recipientRow('山田'))).status).toBe(429);
  expect((await take(cart, recipientsFile(RECIPIENTS_HEAD, recipientRow('山田')))).status).toBe(429);
});
