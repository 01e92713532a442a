import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { listOrderApprovalsSpec } from '@shop/contract/order-approvals/list-order-approvals';
import { approvalCalls } from '@shop/testing-api/approval-calls';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { addCompany, setCompany } from '@shop/testing-api/company';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { and, asc, eq, gt, like, max } from 'drizzle-orm';
import { carts, mails, products, rateCounters } from '../db/schema';

const CHANNEL = 'corporate';
const CODE = 'TAKE';
const REQUIRED = 'cart.order.approval_required';

let api: TestApi;
let product: StockedProduct;
let buyer: Shopper;
let approver: Shopper;
/** The last mail that an earlier test has sent. */
let before = 0;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { corporate: 'https://corporate.test' } } });
  const members = { 'member@example.jp': 'both', 'second@example.jp': 'approver' } as const;
  await addCompany(api, CODE, members);
  product = (await wellStockedProducts(api.db, 1, { channel: CHANNEL }))[0]!;
  const member = async (email: string) => ({ channel: CHANNEL, token: await api.signIn(email, CHANNEL) });
  buyer = await member('member@example.jp');
  approver = await member('second@example.jp');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(rateCounters);
  before = (await api.db.select({ last: max(mails.id) }).from(mails))[0]?.last ?? 0;
  await api.db.delete(carts).where(eq(carts.status, 'open'));
  await setStock(api.db, product.id, 100);
  await setCompany(api, CODE, '--approval', '0');
});
afterEach(() => checkInvariants(api.db));

const ready = (who: Shopper = buyer) =>
  createReadyCart(api, [{ product_key: product.key, quantity: 2 }], who);
const calls = () => approvalCalls(api);
const request = (cart: Cart, who: Shopper = buyer, comment = '') => calls().request(cart, who, comment);
const approve = (id: number, who: Shopper = approver) => calls().approve(id, who);
const reject = (id: number, reason?: string, who: Shopper = approver) => calls().reject(id, who, reason);
const read = (id: number, who: Shopper = buyer) => calls().read(id, who);
const decide = (cart: Cart) => calls().decide(cart, buyer);
const cartNow = async ({ token: cart_token }: Cart, who: Shopper = buyer) =>
  (await api.call(getCartSpec, { params: { cart_token } }, who)).body;
/** Any change will do: here the remarks. */
const change = async ({ token: cart_token }: Cart) =>
  (await api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '搬入は午後に' } }, buyer)).body;
const newMails = () =>
  api.db
    .select()
    .from(mails)
    .where(and(gt(mails.id, before), like(mails.subject, '%承認%')))
    .orderBy(asc(mails.id));
const sent = async () =>
  (await newMails()).map(({ to, subject }) => `${to} ${subject.replace(/^【[^】]*】/, '')}`);

it('an order that needs an approval is requested, approved and placed, and everybody hears of it', async () => {
  const cart = await ready();
  expect(cart.data.approval).toEqual({ threshold: 0, is_required: true, request: null, is_outdated: false });
  const early = await decide(cart);
  expect([early.status, early.error.code, early.error.message]).toEqual([
    422,
    REQUIRED,
    'このご注文には、承認者の承認が必要です。承認を依頼してください',
  ]);
  const { status, body } = await request(cart, buyer, '来月の増席分です');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'requested',
    status_name: '承認待ち',
    requester_name: '森野 みどり',
    is_own: true,
    can_decide: false,
    comment: '来月の増席分です',
    total_payment: cart.data.order.total_payment,
    sums: 'without-tax',
    products: [{ product_key: product.key, quantity: 2, subtotal: cart.data.order.subtotal }],
  });
  expect(await sent()).toEqual(['second@example.jp ご注文の承認依頼が届きました']);
  const [mail] = await newMails();
  expect(mail?.text).toContain(`https://corporate.test/mypage/approvals/${body.id}`);
  expect((await cartNow(cart)).data.approval?.request).toEqual({
    id: body.id,
    status: 'requested',
    reason: '',
  });
  expect((await decide(cart)).error.code).toBe(REQUIRED);

  expect((await read(body.id, approver)).body).toMatchObject({ is_own: false, can_decide: true });
  const approved = (await approve(body.id)).body;
  expect(approved).toMatchObject({ status: 'approved', decided_by_name: '髙橋 一郎', can_decide: false });
  expect((await sent()).at(-1)).toBe('member@example.jp ご注文が承認されました');
  expect((await cartNow(cart)).data.approval?.request?.status).toBe('approved');

  const placed = await decide(cart);
  expect(placed.status).toBe(200);
  expect((await decide(cart)).body.order_id).toBe(placed.body.order_id);
  expect((await read(body.id)).body).toMatchObject({ status: 'ordered', order_id: placed.body.order_id });
  // The order itself stays the buyer's.
  expect((await read(body.id, approver)).body).toMatchObject({ status: 'ordered', order_id: null });
});

it('an order below the threshold is placed as ever, one at it is not', async () => {
  const filled = await ready();
  const total = filled.data.order.total_payment;
  await setCompany(api, CODE, '--approval', String(total + 1));
  const cart = await cartNow(filled);
  expect(cart.data.approval).toMatchObject({ is_required: false });
  expect((await request(cart)).error.code).toBe('order_approval.not_required');
  await setCompany(api, CODE, '--approval', String(total));
  expect((await decide(cart)).error.code).toBe(REQUIRED);
  await setCompany(api, CODE, '--approval', String(total + 1));
  expect((await decide(cart)).status).toBe(200);
});

it('what a company does not ask for is not there', async () => {
  await setCompany(api, CODE, '--approval', 'none');
  const cart = await ready();
  expect(cart.data).not.toHaveProperty('approval');
  expect((await decide(cart)).status).toBe(200);
});

it('an approval counts for the cart that was shown, and for no other', async () => {
  const cart = await ready();
  const { id } = (await request(cart)).body;
  await approve(id);
  const changed = await change(cart);
  expect(changed.data.approval).toEqual({
    threshold: 0,
    is_required: true,
    request: null,
    is_outdated: true,
  });
  expect((await read(id)).body.status).toBe('expired');
  expect((await decide(changed)).error.code).toBe(REQUIRED);
  const again = (await request(changed)).body;
  expect(again.id).not.toBe(id);
  expect((await approve(again.id)).status).toBe(200);
  expect((await decide(changed)).status).toBe(200);
});

it('an approval counts for the total that was shown, though nobody touched the cart', async () => {
  const cart = await ready();
  const { id } = (await request(cart)).body;
  await approve(id);
  const [stored] = await api.db.select().from(products).where(eq(products.id, product.id));
  const price = (stored?.price ?? 0) + 1000;
  await api.db.update(products).set({ price }).where(eq(products.id, product.id));
  const dearer = await cartNow(cart);
  expect(dearer.data.revision).toBe(cart.data.revision);
  expect((await decide(cart)).error.code).toBe('cart.order.total_changed');
  expect((await decide(dearer)).error.code).toBe(REQUIRED);
  await api.db.update(products).set({ price: stored!.price }).where(eq(products.id, product.id));
  expect((await decide(cart)).status).toBe(200);
});

it('pressing again changes nothing and sends no second mail', async () => {
  const cart = await ready();
  const requests = await Promise.all([1, 2, 3].map(() => request(cart)));
  const ids = new Set(requests.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  const [id = 0] = ids;
  const approvals = await Promise.all([1, 2, 3].map(() => approve(id)));
  expect(approvals.map(({ body }) => body.status)).toEqual(['approved', 'approved', 'approved']);
  expect(await sent()).toEqual([
    'second@example.jp ご注文の承認依頼が届きました',
    'member@example.jp ご注文が承認されました',
  ]);
  expect((await request(cart)).body).toMatchObject({ id, status: 'approved' });
  const decisions = await Promise.all([1, 2, 3].map(() => decide(cart)));
  expect(decisions.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('of an approval and a rejection at the same time one counts', async () => {
  const { id } = (await request(await ready())).body;
  const both = await Promise.all([approve(id), reject(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await sent()).length).toBe(2);
});

it('a request that is sent back says why, and the buyer asks again', async () => {
  const cart = await ready();
  const { id } = (await request(cart)).body;
  expect((await reject(id, '')).error.code).toBe('validation.failed');
  expect((await reject(id)).body).toMatchObject({ status: 'rejected', reason: '予算を超えています' });
  expect((await sent()).at(-1)).toBe('member@example.jp ご注文の承認依頼が差し戻されました');
  expect((await approve(id)).error.code).toBe('order_approval.not_open');
  expect((await cartNow(cart)).data.approval?.request).toEqual({
    id,
    status: 'rejected',
    reason: '予算を超えています',
  });
  expect((await decide(cart)).error.code).toBe(REQUIRED);
  const again = (await request(cart)).body;
  expect(again.id).not.toBe(id);
  expect((await api.call(listOrderApprovalsSpec, { query: {} }, approver)).body.slice(0, 2)).toMatchObject([
    { id: again.id, status: 'requested' },
    { id, status: 'rejected' },
  ]);
});

it('a request that is withdrawn, also when it is approved, places no order', async () => {
  const cart = await ready();
  const { id } = (await request(cart)).body;
  await approve(id);
  const withdraw = (who: Shopper) => calls().withdraw(id, who);
  expect((await withdraw(approver)).status).toBe(404);
  expect((await withdraw(buyer)).body.status).toBe('withdrawn');
  expect((await withdraw(buyer)).status).toBe(200);
  expect((await decide(cart)).error.code).toBe(REQUIRED);
  expect((await approve(id)).error.code).toBe('order_approval.not_open');
});
