import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { deleteRestockNoticeSpec } from '@shop/contract/restock-notices/delete-restock-notice';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import type { Shopper } from '@shop/testing-api/checkout';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { IS_SOAK } from '@shop/testing-api/soak-factor';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { isNull, like } from 'drizzle-orm';
import { mails, rateCounters, restockNotices } from '../db/schema';

const ORIGIN = 'https://shop.example';
/** As often as a race needs to be lost once, in the soak. */
const ROUNDS = IS_SOAK ? 6 : 2;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: ORIGIN } } });
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
beforeEach(async () => {
  await setStock(api.db, product.id, 0);
  await api.db.delete(restockNotices);
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
});
afterAll(() => api.close());

const ask = (email = 'hanako@example.jp', who: Shopper = {}, key = product.key) =>
  api.callWith(createRestockNoticeSpec, { params: { key }, body: { email } }, who);
const end = (t?: string, who: Shopper = {}) =>
  api.call(
    deleteRestockNoticeSpec,
    { params: { key: product.key }, query: t === undefined ? {} : { t } },
    who,
  );
const restock = (pieces = '5') => shop('stock', 'set', product.code, pieces, '--channel', 'default');
const told = async () => (await api.mailbox()).filter(({ subject }) => subject.includes('入荷しました'));

it('sends one mail when a product is back in stock', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
  expect(await api.mailbox()).toHaveLength(1);
  await ask('', member);
  await Promise.all([restock(), restock('6'), restock('7')]);
  const letters = await told();
  expect(letters.map(({ to }) => to).sort()).toEqual(['hanako@example.jp', 'member@example.jp']);
  expect(letters[0]?.text).toContain(`${ORIGIN}/product/${product.key}`);
  await restock('0');
  await restock();
  expect(await told()).toHaveLength(2);
  await restock('0');
  await ask();
  await restock();
  expect(await told()).toHaveLength(3);
});

it('sends the mail also when the product comes back at the moment of the request', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await setStock(api.db, product.id, 0);
    const wishes = Array.from({ length: 10 }, (_, index) => `shopper${round}-${index}@example.jp`);
    const [first, ...responses] = await Promise.all([restock(), ...wishes.map((email) => ask(email))]);
    expect(first.code).toBe(0);
    for (const { status } of responses) expect([204, 422]).toContain(status);
    expect(await api.db.$count(restockNotices, isNull(restockNotices.notifiedAt))).toBe(0);
    await api.db.delete(rateCounters);
  }
});

it('is ended by the link of its mail, or by the member', async () => {
  await ask();
  await ask('', member);
  const box = await api.mailbox();
  const token = /restock_token=([\w-]+)/.exec(box.find(({ to }) => to === 'hanako@example.jp')!.text)![1]!;
  expect(token.length).toBeGreaterThanOrEqual(22);
  expect((await api.db.select().from(restockNotices)).map(({ tokenHash }) => tokenHash)).not.toContain(token);
  expect((await end('x')).status).toBe(204);
  expect((await end()).status).toBe(401);
  expect(await api.db.$count(restockNotices)).toBe(2);
  expect((await end(token)).status).toBe(204);
  expect((await end(undefined, member)).status).toBe(204);
  await restock();
  expect(await told()).toEqual([]);
});

it('is not ended by an account that has not proved the address', async () => {
  const email = 'unregistered@example.jp';
  await ask(email);
  const { status, error } = await end(undefined, { token: await api.signIn(email) });
  expect([status, error.code]).toEqual([403, 'user.address_not_verified']);
  expect(await api.db.$count(restockNotices)).toBe(1);
});

it('rejects a product in stock, an unknown product and a missing mail address', async () => {
  expect((await ask('')).error.errors).toEqual({ email: ['メールアドレスを入力してください'] });
  expect((await ask('x')).status).toBe(422);
  expect((await ask('hanako@example.jp', {}, 'no-such')).error.code).toBe('product.product_not_found');
  expect((await ask('hanako@example.jp', { channel: 'gift' })).status).toBe(404);
  await setStock(api.db, product.id, 1);
  expect((await ask()).error.code).toBe('restock_notice.in_stock');
});

it.each([
  ['a product in stock', () => setStock(api.db, product.id, 1), 422],
  ['a notice that waits already', ask, 204],
])(
  'calls that send nothing leave the mailbox its mails of the day: of %s',
  async (_what, prepare, status) => {
    await prepare();
    await api.db.delete(rateCounters);
    for (let tries = 0; tries < 11; tries += 1) expect((await ask()).status).toBe(status);
    expect(await api.db.$count(rateCounters, like(rateCounters.key, '%mail%'))).toBe(0);
    await setStock(api.db, product.id, 0);
    await api.db.delete(restockNotices);
    await api.db.delete(mails);
    expect((await ask()).status).toBe(204);
    expect(await api.mailbox()).toHaveLength(1);
  },
);

it('keeps no notice whose mail does not leave', async () => {
  await ask();
  await api.db.delete(restockNotices);
  await api.db.update(rateCounters).set({ count: 10 }).where(like(rateCounters.key, 'stranger-mail-to/%'));
  expect((await ask()).status).toBe(429);
  expect(await api.db.$count(restockNotices)).toBe(0);
});

it('limits the mails to one mailbox', async () => {
  const wish = async () => {
    const { status } = await ask();
    await api.db.delete(restockNotices);
    return status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push(await wish());
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
