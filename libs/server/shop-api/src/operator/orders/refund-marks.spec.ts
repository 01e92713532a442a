import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: string;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

async function place(...steps: readonly (readonly string[])[]): Promise<string> {
  const cart = await createReadyCart(api, [{ product_key: product, quantity: 1 }], member);
  const { order_no: no } = (await decideCart(api, cart, member)).body;
  for (const [verb = '', ...rest] of [['paid'], ...steps]) await run(verb, no, ...rest);
  return no;
}
const run = async (verb: string, ...rest: readonly string[]) => {
  const done = await shop('orders', verb, ...rest);
  expect(done).toMatchObject({ code: 0, err: '' });
  return done.out;
};
const SHIPPED = ['shipped', '--tracking', '1234-5678-9012', '--allow-same-tracking'] as const;
const CANCELLED = ['cancelled', '--reason', '欠品のため'] as const;
const due = () => run('list', '--state', 'refund-due', '--limit', '10000');
const lastAuditOf = async (no: string) =>
  (
    await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, no))
      .orderBy(desc(auditEntries.id))
      .limit(1)
  )[0];

it('refunds are noted for several orders, tried out before, and taken back', async () => {
  const [one, two, open] = [await place(CANCELLED), await place(CANCELLED), await place()];
  const tried = await run('refunded', `${one},${two}`, '--dry-run');
  expect(tried).toMatch(
    new RegExp(`^${one}（.* 様・.*円・.*）: .*円 返金待ち → 返金済み（まだ変更していません`),
  );
  expect(await due()).toContain(one);
  const { code, out, err } = await shop('orders', 'refunded', `${one},${open},${two}`);
  expect([code, err]).toEqual([1, expect.stringContaining(`3 件のうち 1 件は記録できません: ${open}`)]);
  expect(out).toContain('ではありません');
  expect(await due()).not.toMatch(new RegExp(`${one}|${two}`));
  expect(await run('undo', one, 'refunded', '--dry-run')).toContain('まだ変更していません');
  expect(await due()).not.toContain(one);
  expect(await run('undo', one, 'refunded')).toContain('返金済み → 返金待ち');
  expect(await due()).toContain(one);
  expect(await lastAuditOf(one)).toMatchObject({
    command: 'orders undo refunded',
    before: { is_refunded: true },
    after: { is_refunded: false },
  });
  expect(await run('undo', one, 'refunded')).toContain('変更はありません');
  expect((await shop('orders', 'undo', open, 'refunded')).code).toBe(1);
});

it('deliveries are noted for several orders: a wrong number keeps back no other', async () => {
  const [one, two, unshipped] = [await place(SHIPPED), await place(SHIPPED), await place()];
  api.clock.advance(DAY_MS);
  member = { token: await api.signIn('member@example.jp') };
  const { code, out, err } = await shop('orders', 'delivered', `${one},${unshipped},${two}`);
  expect([code, err]).toEqual([1, expect.stringContaining(`記録できません: ${unshipped}`)]);
  for (const no of [one, two]) expect(out).toMatch(new RegExp(`${no}（.*）: 発送済み → お届け済み`));
  expect(out).toContain(`${unshipped}: まだ発送されていません`);
});

it('a shipment that is tried out names orderer and total', async () => {
  const no = await place();
  const out = await run('shipped', no, '--tracking', '4321-5678-9012', '--dry-run');
  expect(out).toMatch(new RegExp(`^${no}（.* 様・.*円・.*）: 発送済みにします`));
});

it('a cancellation says how the money goes back, and what to do with goods that left', async () => {
  const [paid, shipped] = [await place(), await place(SHIPPED)];
  const { code, err } = await shop('orders', 'cancelled', shipped, '--reason', 'x');
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/orders undo … shipped.*returns approve、returns complete/),
  ]);
  const [verb, ...reason] = CANCELLED;
  const words = `手作業でお返しし、済んだら orders refunded ${paid} で記録してください`;
  expect(await run(verb, paid, ...reason, '--dry-run')).toContain(words);
  expect(await run(verb, paid, ...reason)).toContain(words);
});
