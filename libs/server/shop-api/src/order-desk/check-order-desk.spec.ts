import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { checkOrderDeskSpec } from '@shop/contract/order-desk/check-order-desk';
import { getProductSpec } from '@shop/contract/products/get-product';
import { createFilledCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, stockOf, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { channels, productModels, productModelTags, products, rateCounters, tags } from '../db/schema';

const CORPORATE = { channel: 'corporate' };
const OF_SHOP = ['--channel', CORPORATE.channel] as const;
const TWIN_CODE = 'TWIN-1';

let api: TestApi;
let goods: readonly StockedProduct[];
const good = (at: number): StockedProduct => goods[at]!;
const [PLENTY, FEW, HIDDEN, UNSOLD, SECRET, OF_HIDDEN_MODEL, TWIN, OTHER_TWIN] = [0, 1, 2, 3, 4, 5, 6, 7];

beforeAll(async () => {
  api = await openTestApi();
  // Lines up to the limit that everybody has; one test is about that of guests.
  await setGuestPieces('none');
  const stocked = await wellStockedProducts(api.db, 30, CORPORATE);
  goods = [...new Map(stocked.map((one) => [one.productModelId, one])).values()];
  const change = (at: number, values: object) =>
    api.db
      .update(products)
      .set(values)
      .where(eq(products.id, good(at).id));
  await setStock(api.db, good(FEW).id, 3);
  await change(HIDDEN, { isShow: false });
  await change(UNSOLD, { isOnSale: false });
  for (const at of [TWIN, OTHER_TWIN]) await change(at, { code: TWIN_CODE });
  await api.db
    .update(productModels)
    .set({ isShow: false })
    .where(eq(productModels.id, good(OF_HIDDEN_MODEL).productModelId));
  const [channel] = await api.db.select().from(channels).where(eq(channels.key, 'corporate'));
  const [tag] = await api.db
    .insert(tags)
    .values({ channelId: channel!.id, key: 'closed', name: '限定', position: 9, passwordHash: 'x' })
    .returning();
  await api.db
    .insert(productModelTags)
    .values({ tagId: tag!.id, productModelId: good(SECRET).productModelId });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const setGuestPieces = (value: string) =>
  operatorOf(api)('settings', 'set', 'ORDER.GUEST.PIECES_PER_PRODUCT', value, ...OF_SHOP);
const check = (
  rows: readonly (readonly [code: string, quantity: string])[],
  options: { token?: string; channel?: string } = CORPORATE,
  cart_token: string | null = null,
) =>
  api.call(
    checkOrderDeskSpec,
    { body: { cart_token, rows: rows.map(([code, quantity]) => ({ code, quantity })) } },
    options,
  );
const faultsOf = async (rows: readonly (readonly [string, string])[], cartToken: string | null = null) =>
  (await check(rows, CORPORATE, cartToken)).body.rows.map(({ faults }) =>
    faults.map(({ kind, most }) => (most === null ? kind : `${kind} ${most}`)),
  );

const CASES: readonly (readonly [what: string, code: () => string, quantity: string, faults: string[]])[] = [
  ['a good row', () => good(PLENTY).code, '3', []],
  ['full-width characters', () => good(PLENTY).code.replace('C', 'Ｃ').replace('-', 'ー'), '１２', []],
  ['small letters', () => good(PLENTY).code.toLowerCase(), '1', []],
  ['no number', () => ' ', '1', ['code_missing']],
  ['an unknown number', () => 'X-404', '1', ['not_found']],
  ['an unknown number and no quantity', () => 'X-404', '', ['not_found', 'quantity']],
  ['a hidden product', () => good(HIDDEN).code, '1', ['ended']],
  ['a product of a hidden model', () => good(OF_HIDDEN_MODEL).code, '1', ['ended']],
  ['a product that is not on sale', () => good(UNSOLD).code, '1', ['ended']],
  ['a product that is not on sale, and no quantity', () => good(UNSOLD).code, '', ['ended', 'quantity']],
  ['a product that only others may see', () => good(SECRET).code, '1', ['not_found']],
  ['a number of two products', () => TWIN_CODE, '1', ['ambiguous']],
  ['no number of pieces', () => good(PLENTY).code, '三個', ['quantity']],
  ['zero', () => good(PLENTY).code, '0', ['quantity']],
  ['a negative number', () => good(PLENTY).code, '-2', ['quantity']],
  ['a fraction', () => good(PLENTY).code, '1.5', ['quantity']],
  ['more than is in stock', () => good(FEW).code, '4', ['out_of_stock 3']],
  ['all that is in stock', () => good(FEW).code, '3', []],
  ['more than one line takes', () => good(PLENTY).code, '1000', ['too_many 999']],
];

it.each(CASES)('%s', async (_what, code, quantity, faults) => {
  expect(await faultsOf([[code(), quantity]])).toEqual([faults]);
});

it('says what a row is understood as: product, options, prices, units and quantity', async () => {
  const { code, key, name, price } = good(PLENTY);
  const { body } = await check([[` ${code.toLowerCase()}`, '０5']]);
  expect(body.rows).toEqual([
    {
      code: code.toLowerCase(),
      quantity: 5,
      faults: [],
      is_repeated: false,
      product: {
        ...{ key, code, name, tax_rate: 10, unit_price: price },
        unit_price_with_tax: Math.floor((price * 110) / 100),
        options: good(PLENTY).options.map((option) => ({ name: option.name, value: option.value })),
        units: [
          { name: 'ケース（12点入り）', pieces: 12 },
          { name: 'パレット（120点入り）', pieces: 120 },
        ],
      },
    },
  ]);
});

it('tells nothing of what is hidden, and names what is shown without being on sale', async () => {
  const { body } = await check([HIDDEN, OF_HIDDEN_MODEL, SECRET, UNSOLD].map((at) => [good(at).code, '1']));
  expect(body.rows.map(({ product }) => product?.name ?? null)).toEqual([
    null,
    null,
    null,
    good(UNSOLD).name,
  ]);
});

it('adds up the rows of one product, and a row with a fault takes nothing from the others', async () => {
  const few = good(FEW).code;
  const rows = [few, few.toLowerCase(), few, few].map(
    (code, at) => [code, ['2', '2', 'x', '1'][at]!] as const,
  );
  expect(await faultsOf(rows)).toEqual([[], ['out_of_stock 1'], ['quantity'], []]);
  const { body } = await check(rows);
  expect(body.rows.map(({ is_repeated }) => is_repeated)).toEqual([false, true, true, true]);
});

it('counts what is in the shopper’s own cart, agrees with adding to it, and changes nothing', async () => {
  const filled = await createFilledCart(
    api,
    [
      { product_key: good(PLENTY).key, quantity: 998 },
      { product_key: good(FEW).key, quantity: 2 },
    ],
    CORPORATE,
  );
  const rows = [PLENTY, FEW].map((at) => [good(at).code, '2'] as const);
  expect(await faultsOf(rows, filled.token)).toEqual([['too_many 1'], ['out_of_stock 1']]);
  for (const [at, code] of [
    [PLENTY, 'cart.products.too_many'],
    [FEW, 'cart.products.out_of_stock'],
  ] as const) {
    const body = { cart_token: filled.token, product_key: good(at).key, quantity: 2 };
    expect((await api.call(addCartProductSpec, { body }, CORPORATE)).error.code).toBe(code);
  }
  const read = await api.call(getCartSpec, { params: { cart_token: filled.token } }, CORPORATE);
  expect(read.body.data.detail.products.map(({ quantity }) => quantity)).toEqual([998, 2]);
  expect(await stockOf(api.db, good(FEW).id)).toBe(3);
  // A member may not look into a guest's cart.
  const token = await api.signIn('member@example.jp', CORPORATE.channel);
  const { body } = await check(rows, { ...CORPORATE, token }, filled.token);
  expect(body.rows.map(({ faults }) => faults)).toEqual([[], []]);
});

it('tells a guest, and not a member, that guests get no more, as adding to the cart does', async () => {
  await setGuestPieces('100');
  const rows = [[good(PLENTY).code, '101']] as const;
  const token = await api.signIn('buyer@example.jp', CORPORATE.channel);
  const ofMember = (await check(rows, { ...CORPORATE, token })).body.rows[0]?.faults;
  expect([await faultsOf(rows), ofMember]).toEqual([[['too_many 100']], []]);
  const { body: cart } = await api.call(initCartSpec, { body: { token: null } }, CORPORATE);
  const body = { cart_token: cart.token, product_key: good(PLENTY).key, quantity: 101 };
  const { error } = await api.call(addCartProductSpec, { body }, CORPORATE);
  expect([error.code, error.message]).toEqual([
    'cart.products.too_many',
    expect.stringMatching(/一度に100点までご注文いただけます$/),
  ]);
  await setGuestPieces('none');
});

it('shows each shopper the prices that the product page shows', async () => {
  const token = await api.signIn('buyer@example.jp', CORPORATE.channel);
  const shopper = { ...CORPORATE, token };
  const shown = await api.call(getProductSpec, { params: { key: good(PLENTY).key } }, shopper);
  const { body } = await check([[good(PLENTY).code, '1']], shopper);
  expect(body.rows[0]?.product?.unit_price).toBe(shown.body.product_price);
  expect(body.rows[0]?.product?.unit_price).toBeLessThan(good(PLENTY).price);
});

it('takes 500 rows and no more', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => [`X-${at}`, '1'] as const);
  expect((await check(rows)).body.rows).toHaveLength(500);
  const { status, error } = await check([...rows, ['X-500', '1']]);
  expect([status, error.errors]).toEqual([422, { rows: ['一度に確認できるのは500行までです'] }]);
});

it('is limited by client IP', async () => {
  const rows = [['X-404', '1']] as const;
  await check(rows);
  await api.db.update(rateCounters).set({ count: 120 });
  expect((await check(rows)).status).toBe(429);
});

it('is not there where the shop has no order desk, and rejects while nothing is sold', async () => {
  const rows = [['X-404', '1']] as const;
  const inDefault = await check(rows, { channel: 'default' });
  expect([inDefault.status, inDefault.error.code]).toEqual([404, 'order_desk.not_offered']);
  const set = (key: string, value: string) => operatorOf(api)('settings', 'set', key, value, ...OF_SHOP);
  await set('ORDER.DESK.IS_USE', 'false');
  expect((await check(rows)).status).toBe(404);
  await set('ORDER.DESK.IS_USE', 'true');
  await set('PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'true');
  await set('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', 'false');
  expect((await check(rows)).error.code).toBe('cart.common.stop_selling');
});
