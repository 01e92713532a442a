import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { openTestDatabase } from '@shop/testing-api/open-test-database';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseChange } from '../../db/database-changes';
import { auditEntries, coupons } from '../../db/schema';

const OF_DEFAULT = ['--channel', 'default'];
const USUAL = ['--name', '冬の値引き', '--to', '2026-06-30'];

let api: TestApi;
let shop: Operator;
let member: { token: string };
let product: StockedProduct;
let announced: DatabaseChange[] = [];
beforeAll(async () => {
  const database = await openTestDatabase();
  database.changes.subscribe((change) => void announced.push(change));
  database.listen();
  api = await openTestApi({ database });
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await until('the connection for announcements', () => database.changes.isListening || undefined);
});
beforeEach(() => api.clock.set('2026-06-10T12:00:00+09:00'));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const run = (step: string, code: string, ...words: readonly string[]) =>
  shop('coupons', step, code, ...words, ...OF_DEFAULT);
const rowOf = async (code: string) =>
  (await api.db.select().from(coupons).where(eq(coupons.code, code))).filter(
    ({ channelId }) => channelId === 1,
  )[0];
const auditsOf = async (code: string) =>
  (
    await api.db.select().from(auditEntries).where(eq(auditEntries.target, code)).orderBy(auditEntries.id)
  ).map(({ command, before, after }) => [command, before, after]);
const fill = (shopper = {}) => createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
const use = (cart: Cart, code: string, shopper = {}) =>
  api.call(addCartCouponSpec, { body: { cart_token: cart.token, code } }, shopper);
const offered = async () => (await api.call(listCouponsSpec, { query: {} }, {})).body.map(({ name }) => name);

it('a coupon that is added takes off what it says, and once stopped nothing: its order keeps it', async () => {
  const added = await run('add', 'fuyu300', ...USUAL, '--off', '300', '--guests', 'true');
  expect([added.code, added.err]).toEqual([0, '']);
  expect(added.out).toContain('FUYU300: クーポンを登録しました');
  expect(added.out).toContain('値引き: 300円引き（税込）');
  expect(await offered()).toContain('冬の値引き');
  const { body: cart } = await use(await fill(), 'FUYU300');
  expect(cart.data.order.amounts_with_tax.discount).toBe(300);
  const bought = (await use(await fill(member), 'FUYU300', member)).body;
  const { body: placed } = await decideCart(api, bought, member);
  expect((await shop('coupons', 'list', ...OF_DEFAULT)).out).toContain('受け取り 1  利用 1');

  const { out } = await run('stop', 'FUYU300');
  expect(out).toContain('終了: 2026-06-30 23:59:59 → 2026-06-10 12:00:00');
  expect((await use(await fill(), 'FUYU300')).error.code).toBe('cart.coupon.out_of_period');
  const held = (await api.call(getCartSpec, { params: { cart_token: cart.token } })).body.data;
  expect(held.detail.coupons).toMatchObject([
    { code: 'FUYU300', discount: 0, message: expect.any(String) as string },
  ]);
  expect(held.order.total_discount).toBe(0);
  const order = (await api.call(getOrderSpec, { params: { id: placed.order_id } }, member)).body;
  expect(order.amounts_with_tax.discount).toBe(300);
  expect(await offered()).not.toContain('冬の値引き');
  expect((await run('stop', 'FUYU300')).out).toContain('Nothing to change');
  expect((await auditsOf('FUYU300')).map(([command]) => command)).toEqual(['coupons add', 'coupons stop']);
});

it('every term can be set, with days of Japan', async () => {
  const { code, err } = await run(
    'add',
    'ＯＲＯＳＨＩ－７',
    ...[
      '--name',
      '卸の割引',
      '--rate',
      '7',
      '--min-amount',
      '5000',
      '--from',
      '2026-06-15',
      '--to',
      '2026-06-20',
    ],
    ...[
      '--take-limit',
      '9',
      '--use-limit',
      '4',
      '--group',
      'wholesale',
      '--show',
      'false',
      '--description',
      '説明',
    ],
  );
  expect([code, err]).toEqual([0, '']);
  const row = await rowOf('OROSHI-7');
  expect(row).toMatchObject({
    name: '卸の割引',
    description: '説明',
    discountKind: 'percent',
    discountValue: 7,
    minimumSubtotal: 5_000,
    isShow: false,
    isPublic: false,
    startsAt: new Date('2026-06-15T00:00:00+09:00'),
    endsAt: new Date('2026-06-20T23:59:59.999+09:00'),
    takeLimit: 9,
    useLimit: 4,
    groupId: expect.any(Number) as number,
  });
  const { out } = await shop('coupons', 'list', '--state', 'upcoming', ...OF_DEFAULT);
  expect(out).toBe(
    'OROSHI-7  開始前  卸の割引  7%引き  商品合計5,000円（税込）以上  2026-06-15 00:00:00 から 2026-06-20 23:59:59 まで  受け取り 0/9  利用 0/4  wholesale だけ  一覧に載せない',
  );
});

it('changes what is named alone, after a dry run that leaves everything', async () => {
  await run('add', 'KAERU', ...USUAL, '--off', '100', '--guests', 'true');
  const before = await rowOf('KAERU');
  const change = ['--rate', '15', '--to', '2026-07-31', '--use-limit', '10'];
  const tried = await run('change', 'kaeru', ...change, '--dry-run');
  expect(tried.out.split('\n')).toEqual([
    'KAERU（まだ変えていません not changed yet）:',
    '  値引き: 100円引き（税込） → 15%引き',
    '  終了: 2026-06-30 23:59:59 → 2026-07-31 23:59:59',
    '  利用: 限度なし → 10回まで',
  ]);
  expect(await rowOf('KAERU')).toEqual(before);
  expect((await run('change', 'KAERU', ...change)).out).toContain('15%引き');
  expect(await rowOf('KAERU')).toEqual({
    ...before,
    discountKind: 'percent',
    discountValue: 15,
    endsAt: new Date('2026-07-31T23:59:59.999+09:00'),
    useLimit: 10,
  });
  expect((await auditsOf('KAERU')).at(-1)).toEqual([
    'coupons change',
    { discount_kind: 'amount', discount_value: 100, ends_at: '2026-06-30T23:59:59+09:00', use_limit: null },
    { discount_kind: 'percent', discount_value: 15, ends_at: '2026-07-31T23:59:59+09:00', use_limit: 10 },
  ]);
  expect((await run('change', 'KAERU', '--use-limit', 'none')).out).toContain('利用: 10回まで → 限度なし');
});

it('one that is stopped before it begins has ended, can be renamed, and begins again with other days', async () => {
  await run('add', 'MADA', ...USUAL, '--off', '100', '--from', '2026-06-20');
  await run('stop', 'MADA');
  expect((await shop('coupons', 'list', '--state', 'ended', ...OF_DEFAULT)).out).toContain('MADA');
  expect((await run('change', 'MADA', '--name', '改名')).code).toBe(0);
  expect((await run('change', 'MADA', '--to', '2026-06-25')).code).toBe(0);
  expect((await shop('coupons', 'list', '--state', 'upcoming', ...OF_DEFAULT)).out).toContain('改名');
});

it('a dry run adds nothing, and the shops have codes of their own', async () => {
  expect((await run('add', 'TAMESHI', ...USUAL, '--off', '1', '--dry-run')).out).toContain(
    'まだ登録していません',
  );
  expect(await rowOf('TAMESHI')).toBeUndefined();
  const words = ['coupons', 'add', 'TAMESHI', ...USUAL, '--off', '1', '--channel'] as const;
  expect((await shop(...words, 'gift')).code).toBe(0);
  expect((await shop(...words, 'default')).code).toBe(0);
  const again = await shop(...words, 'default');
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('クーポンはすでにあります: TAMESHI')]);
});

it('the servers of the shop hear of every change, and of no dry run', async () => {
  const announcedBy = async (...words: readonly [string, string, ...string[]]) => {
    announced = [];
    await run(...words);
    // Announcements come in their order: what is announced next is the last to wait for.
    await api.db.execute(sql`select pg_notify('shop_changes', '* end')`);
    await until('the end', () => announced.find(({ what }) => what === 'end'));
    return announced.filter(({ what }) => what !== 'end');
  };
  const one = [{ channelId: 1, what: 'content' }];
  expect(await announcedBy('add', 'KIKU', ...USUAL, '--off', '1', '--dry-run')).toEqual([]);
  expect(await announcedBy('add', 'KIKU', ...USUAL, '--off', '1')).toEqual(one);
  expect(await announcedBy('change', 'KIKU', '--off', '2')).toEqual(one);
  expect(await announcedBy('change', 'KIKU', '--off', '2')).toEqual([]);
  expect(await announcedBy('stop', 'KIKU')).toEqual(one);
});

it('limits do not fall below what is taken and used already', async () => {
  await run('add', 'KAGIRI', ...USUAL, '--off', '100');
  for (const shopper of [member, { token: await api.signIn('second@example.jp') }])
    await decideCart(api, (await use(await fill(shopper), 'KAGIRI', shopper)).body, shopper);
  for (const [option, said] of [
    ['--take-limit', 'すでに 2 名様'],
    ['--use-limit', 'すでに 2 回'],
  ] as const) {
    const { code, err } = await run('change', 'KAGIRI', option, '1');
    expect([code, err]).toEqual([1, expect.stringContaining(said)]);
    expect((await run('change', 'KAGIRI', option, '2')).code).toBe(0);
  }
});
