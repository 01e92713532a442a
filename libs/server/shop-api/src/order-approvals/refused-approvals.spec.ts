import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { listOrderApprovalsSpec } from '@shop/contract/order-approvals/list-order-approvals';
import { approvalCalls } from '@shop/testing-api/approval-calls';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { addCompany, setCompany } from '@shop/testing-api/company';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { and, asc, eq, gt, like, max } from 'drizzle-orm';
import { carts, mails, orderApprovals, rateCounters } from '../db/schema';

const CHANNEL = 'corporate';
const CODE = 'UME';

let api: TestApi;
let product: StockedProduct;
let buyer: Shopper;
let approver: Shopper;
/** Approves for another company. */
let stranger: Shopper;
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
  stranger = await member('approver@example.jp');
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

it.each([
  ['approve', (id: number) => approve(id)],
  ['reject', (id: number) => reject(id)],
])('nobody can %s a request whose cart was changed since', async (_what, act) => {
  const cart = await ready();
  const { id } = (await request(cart)).body;
  await change(cart);
  const { status, error } = await act(id);
  expect([status, error.code]).toEqual([422, 'order_approval.outdated']);
});

it.each([
  ['approve', (id: number, who: Shopper) => approve(id, who)],
  ['reject', (id: number, who: Shopper) => reject(id, 'なし', who)],
])('nobody can %s their own request, nor one of another company', async (_what, act) => {
  const { id } = (await request(await ready())).body;
  const own = await act(id, buyer);
  expect([own.status, own.error.code]).toEqual([422, 'order_approval.own']);
  const foreign = await act(id, stranger);
  expect([foreign.status, foreign.error.code]).toEqual([404, 'order_approval.not_found']);
  expect((await read(id, stranger)).status).toBe(404);
  expect((await api.call(listOrderApprovalsSpec, { query: {} }, stranger)).body).toEqual([]);
  expect((await read(id)).body.status).toBe('requested');
});

it('a buyer who approves nothing sees no request of a colleague', async () => {
  const { id } = (await request(await ready())).body;
  const assign = (role: string) =>
    operatorOf(api)('companies', 'assign', CODE, 'second@example.jp', role, '--channel', CHANNEL);
  expect((await assign('buyer')).code).toBe(0);
  expect([(await read(id, approver)).status, (await approve(id)).status]).toEqual([404, 404]);
  expect((await api.call(listOrderApprovalsSpec, { query: {} }, approver)).body).toEqual([]);
  const other = await ready();
  expect((await request(await change(other))).error.code).toBe('order_approval.no_approver');
  await assign('approver');
  expect((await read(id, approver)).status).toBe(200);
});

it('nobody is asked to approve what cannot be ordered', async () => {
  const cart = await ready();
  await change(cart);
  expect((await request(cart)).error.code).toBe('cart.order.changed');
  const other = await cartNow(cart);
  const dear = { ...other, data: { ...other.data, order: { ...other.data.order, total_payment: 1 } } };
  expect((await request(dear)).error.code).toBe('cart.order.total_changed');
  expect((await request(cart, stranger)).status).toBe(404);
  expect(await sent()).toEqual([]);
  expect(await api.db.$count(orderApprovals, eq(orderApprovals.cartId, cart.data.id))).toBe(0);
});
