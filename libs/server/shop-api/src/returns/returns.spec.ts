import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import type { ReturnInput } from '@shop/contract/returns/order-returns';
import { withdrawOrderReturnSpec } from '@shop/contract/returns/withdraw-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { rateCounters } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const BOUGHT = 3;
const clock = createTestClock('2026-06-10T12:00:00+09:00');
const start = clock.now().getTime();

let api: TestApi;
let member: Shopper;
let second: Shopper;
let product_key: string;
let order: ShippedOrder;
beforeAll(async () => {
  api = await openTestApi({ clock });
  product_key = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(async () => {
  clock.set(new Date(start));
  await api.db.delete(rateCounters);
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  order = await shipOrder(api, [{ product_key, quantity: BOUGHT }], member);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const wish = (quantity: number, change: Partial<ReturnInput> = {}): ReturnInput => ({
  items: [{ order_item_id: order.itemIds[0]!, quantity }],
  reason: 'size',
  remark: '',
  is_agreed: true,
  ...change,
});
const ask = (body: ReturnInput, headers = {}, who = member) =>
  api.call(createOrderReturnSpec, { params: { id: order.id }, body }, { ...who, headers });
const read = async () => (await api.call(getOrderReturnsSpec, { params: { id: order.id } }, member)).body;
const withdraw = (return_id: number, who = member) =>
  api.call(withdrawOrderReturnSpec, { params: { id: order.id, return_id } }, who);
const left = async () => (await read()).items.map(({ returnable }) => returnable);
const key = (letter: string) => ({ 'x-request-key': letter.repeat(16) });

it('says until when each reason can be given, takes a request, and mails member and shop', async () => {
  await operatorOf(api)('settings', 'set', 'ORDER.MAIL_TO', 'orders@shop.example', '--channel', 'default');
  const before = await read();
  // The order's page promises the twelfth; then 8 days, or 14 for what is the shop's fault.
  expect(before).toMatchObject({ is_offered: true, is_requestable: true, until: '2026-06-26', returns: [] });
  expect(before.reasons.map(({ key: reason, until }) => [reason, until])).toEqual([
    ['damaged', '2026-06-26'],
    ['wrong-item', '2026-06-26'],
    ['not-as-expected', '2026-06-20'],
    ['size', '2026-06-20'],
    ['other', '2026-06-20'],
  ]);
  const asked = await ask(wish(2, { reason: 'other', remark: ' 色が\r\n違いました ' }));
  expect(asked.status).toBe(201);
  expect(asked.body).toMatchObject({
    items: [{ order_item_id: order.itemIds[0], returnable: 1 }],
    returns: [
      {
        number: expect.stringMatching(/^R260610-[0-9A-Z]{8}$/) as string,
        status: 'requested',
        reason_name: 'その他',
        remark: '色が\n違いました',
        items: [{ order_item_id: order.itemIds[0], quantity: 2 }],
        answer: '',
        refund: null,
        requested_at: '2026-06-10T03:00:00.000Z',
        decided_at: null,
      },
    ],
  });
  expect(await read()).toEqual(asked.body);
  const { number } = asked.body.returns[0]!;
  const mails = (await api.mailbox()).filter(({ text }) => text.includes(number));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('返品のお申し込みがありました'),
    expect.stringContaining('返品のお申し込みを受け付けました'),
  ]);
  expect(mails.find(({ to }) => to === 'orders@shop.example')?.text).toContain(`returns show ${number}`);
});

it('two tabs together get no more than was bought', async () => {
  const responses = await Promise.all([ask(wish(2)), ask(wish(2)), ask(wish(2))]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  const rejected = responses.filter(({ status }) => status === 422);
  for (const { error } of rejected) expect(error.code).toBe('return.too_many_pieces');
  expect(await left()).toEqual([1]);
});

it('the same request under the same key is one; another under it is none', async () => {
  const responses = await Promise.all([ask(wish(1), key('a')), ask(wish(1), key('a'))]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect((await ask(wish(1), key('a'))).body.returns).toHaveLength(1);
  for (const response of [await ask(wish(2), key('a')), await ask(wish(1), { 'x-request-key': 'short' })])
    expect([response.status, response.error.code]).toEqual([422, 'return.request_key']);
  expect((await ask(wish(1), key('b'))).body.returns).toHaveLength(2);
});

it('what is withdrawn or refused can be asked for again; what the shop approved cannot be withdrawn', async () => {
  const { id } = (await ask(wish(BOUGHT))).body.returns[0]!;
  expect((await read()).is_requestable).toBe(false);
  for (const again of [await withdraw(id), await withdraw(id)])
    expect([again.status, again.body.returns[0]?.status]).toEqual([200, 'withdrawn']);
  expect(await left()).toEqual([BOUGHT]);
  const [refused] = (await ask(wish(BOUGHT))).body.returns;
  const shop = operatorOf(api);
  await shop('returns', 'refuse', refused!.number, '--reason', '使用された跡があります');
  expect(await left()).toEqual([BOUGHT]);
  const [approved] = (await ask(wish(BOUGHT))).body.returns;
  await shop('returns', 'approve', approved!.number, '--instructions', '着払いで');
  for (const one of [refused!, approved!]) {
    const late = await withdraw(one.id);
    expect([late.status, late.error.code]).toEqual([422, 'return.not_withdrawable']);
  }
});

it('ten requests are all that an order can have, withdrawn ones included', async () => {
  for (let asked = 0; asked < 10; asked += 1) {
    await api.db.delete(rateCounters);
    await withdraw((await ask(wish(1))).body.returns[0]!.id);
  }
  await api.db.delete(rateCounters);
  expect(await read()).toMatchObject({ is_requestable: false, items: [{ returnable: BOUGHT }] });
  const late = await ask(wish(1));
  expect([late.status, late.error.code]).toEqual([422, 'return.too_many_requests']);
  expect(late.error.message).toContain('お問い合わせください');
});

it('a request and its withdrawal are the member’s alone', async () => {
  const { id } = (await ask(wish(1))).body.returns[0]!;
  const others = await shipOrder(api, [{ product_key, quantity: 1 }], second);
  const calls = [
    await api.call(getOrderReturnsSpec, { params: { id: order.id } }, second),
    await ask(wish(1), {}, second),
    await withdraw(id, second),
    // A request of the member under an order of another, and an item of another's order.
    await api.call(withdrawOrderReturnSpec, { params: { id: others.id, return_id: id } }, second),
    await ask(wish(1, { items: [{ order_item_id: others.itemIds[0]!, quantity: 1 }] })),
  ];
  expect(calls.map(({ status, error }) => [status, error.code])).toEqual([
    [404, 'order.not_found'],
    [404, 'order.not_found'],
    [404, 'return.not_found'],
    [404, 'return.not_found'],
    [422, 'return.too_many_pieces'],
  ]);
  expect((await read()).returns[0]?.status).toBe('requested');
});

it.each<[string, Partial<Record<keyof ReturnInput, unknown>>, string]>([
  ['nothing', { items: [] }, 'items'],
  ['no pieces', { items: [{ order_item_id: 1, quantity: 0 }] }, 'items.0.quantity'],
  ['half a piece', { items: [{ order_item_id: 1, quantity: 0.5 }] }, 'items.0.quantity'],
  ['an item twice', { items: [1, 1].map((order_item_id) => ({ order_item_id, quantity: 1 })) }, 'items'],
  ['an unknown reason', { reason: 'bored' }, 'reason'],
  ['another reason without words', { reason: 'other', remark: ' ' }, 'remark'],
  ['too long a remark', { remark: 'あ'.repeat(1001) }, 'remark'],
  ['unread conditions', { is_agreed: false }, 'is_agreed'],
])('rejects %s', async (_name, change, field) => {
  const response = await api.request(`/v1/me/orders/${order.id}/returns`, {
    method: 'POST',
    headers: {
      'channel-id': 'default',
      'content-type': 'application/json',
      authorization: `Bearer ${member.token}`,
    },
    body: JSON.stringify({ ...wish(1), ...change }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: { [field]: [expect.anything()] } },
  ]);
});

it.each([
  ['the last day', '2026-06-20T23:59:00+09:00', 201, 201],
  ['the day after', '2026-06-21T00:01:00+09:00', 422, 201],
  ['the last day for faulty goods', '2026-06-26T23:59:00+09:00', 422, 201],
  ['the end', '2026-06-27T00:01:00+09:00', 422, 422],
])('on %s', async (_name, moment, ofSize, ofFault) => {
  clock.set(new Date(moment));
  member = { token: await api.signIn('member@example.jp') };
  expect((await read()).is_requestable).toBe(ofFault === 201);
  expect((await ask(wish(1))).status).toBe(ofSize);
  expect((await ask(wish(1, { reason: 'damaged' }))).status).toBe(ofFault);
});

it('the days count from the delivery that the shop notes', async () => {
  clock.advance(3 * DAY_MS);
  member = { token: await api.signIn('member@example.jp') };
  await operatorOf(api)('orders', 'delivered', order.no);
  expect((await read()).reasons.find((one) => one.key === 'size')?.until).toBe('2026-06-21');
});

it('an order that has not left, and a shop without days, take no request', async () => {
  const cart = await createReadyCart(api, [{ product_key, quantity: 1 }], member);
  const { order_id: id } = (await decideCart(api, cart, member)).body;
  const early = await api.call(getOrderReturnsSpec, { params: { id } }, member);
  expect(early.body).toMatchObject({ is_offered: true, is_requestable: false, until: null, reasons: [] });
  const days = (value: string) =>
    operatorOf(api)('settings', 'set', 'ORDER.RETURN.DAYS', value, '--channel', 'default');
  expect((await days('0')).code).toBe(0);
  expect(await read()).toMatchObject({ is_offered: false, is_requestable: false, reasons: [] });
  const rejected = await ask(wish(1, { reason: 'damaged' }));
  expect([rejected.status, rejected.error.code]).toEqual([422, 'return.not_requestable']);
  await days('8');
});
