import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { withdrawOrderApprovalSpec } from '@shop/contract/order-approvals/withdraw-order-approval';
import { createReadyCart } from '@shop/testing-api/checkout';
import { placeInvoicedOrder, shipInvoicedOrder } from '@shop/testing-api/invoiced-order';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { closeStatementsOn } from '@shop/testing-api/statements';
import { wellStockedProducts } from '@shop/testing-api/stock';
import type { Place, Prepare } from './scenario';

const CHANNEL = 'corporate';
const BUYER = 'buyer@example.jp';
const APPROVER = 'approver@example.jp';
/** So many cost more than the company lets its buyers order alone. */
const MANY = 30;

const signIn = async (api: TestApi, email: string) => ({
  channel: CHANNEL,
  token: await api.signIn(email, CHANNEL),
});

/** The wholesale buyer's cart, which somebody of the company has to approve. */
async function dearCart(api: TestApi) {
  const buyer = await signIn(api, BUYER);
  const [product] = await wellStockedProducts(api.db, MANY, { channel: CHANNEL });
  const cart = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: MANY }], buyer);
  return { buyer, cart };
}

async function requested(api: TestApi) {
  const { buyer, cart } = await dearCart(api);
  const { revision, order } = cart.data;
  const seen = { cart_token: cart.token, revision, total_payment: order.total_payment };
  const body = { ...seen, comment: '九階の増席分です。\n納期は相談できます。' };
  const { id } = (await api.call(createOrderApprovalSpec, { body }, buyer)).body;
  return { buyer, approver: await signIn(api, APPROVER), cart, id };
}

/** Two closing days with an order each; the first statement is paid. */
async function closedTwice(api: TestApi): Promise<void> {
  const shop = operatorOf(api);
  const [product] = await wellStockedProducts(api.db, 1, { channel: CHANNEL });
  const lines = [{ product_key: product?.key ?? '', quantity: 4 }];
  for (const day of ['2026-07-01', '2026-08-01']) {
    await shipInvoicedOrder(api, await placeInvoicedOrder(api, lines, await signIn(api, BUYER)));
    await closeStatementsOn(api, day);
  }
  const { out } = await shop(
    'statements',
    'list',
    '--channel',
    CHANNEL,
    '--format',
    'csv',
    '--to',
    '2026-07-02',
  );
  await shop('statements', 'paid', /S260630-[0-9A-Z]{8}/.exec(out)?.[0] ?? '');
}

const pageOf = (id: number, member: string): Place => {
  const key = String(id);
  return { path: `/mypage/approvals/${key}/`, params: { key }, member, channel: CHANNEL };
};
const confirmation = (cartToken: string, member: string): Place => ({
  path: '/cart/confirm/',
  cartToken,
  member,
  channel: CHANNEL,
});

/** Pages of members who order for a company. */
export const COMPANY_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'mypage-company': async (api) => ({
    path: '/mypage/',
    member: (await signIn(api, BUYER)).token,
    channel: CHANNEL,
  }),
  'cart-payment-company': async (api) => {
    const { buyer, cart } = await dearCart(api);
    return { ...confirmation(cart.token, buyer.token), path: '/cart/payment/' };
  },
  'cart-confirm-approval': async (api) => {
    const { buyer, cart } = await dearCart(api);
    return confirmation(cart.token, buyer.token);
  },
  'cart-confirm-approval-waiting': async (api) => {
    const { buyer, cart } = await requested(api);
    return confirmation(cart.token, buyer.token);
  },
  'cart-confirm-approval-given': async (api) => {
    const { buyer, approver, cart, id } = await requested(api);
    await api.call(approveOrderApprovalSpec, { params: { id } }, approver);
    return confirmation(cart.token, buyer.token);
  },
  statements: async (api) => {
    await closedTwice(api);
    return { path: '/mypage/statements/', member: (await signIn(api, BUYER)).token, channel: CHANNEL };
  },
  'statements-empty': async (api) => ({
    path: '/mypage/statements/',
    member: (await signIn(api, BUYER)).token,
    channel: CHANNEL,
  }),
  approvals: async (api) => {
    const { approver } = await requested(api);
    return { path: '/mypage/approvals/', member: approver.token, channel: CHANNEL };
  },
  'approvals-empty': async (api) => ({
    path: '/mypage/approvals/',
    member: (await signIn(api, BUYER)).token,
    channel: CHANNEL,
  }),
  'approval-detail': async (api) => {
    const { approver, id } = await requested(api);
    return pageOf(id, approver.token);
  },
  'approval-detail-own': async (api) => {
    const { buyer, id } = await requested(api);
    return pageOf(id, buyer.token);
  },
  'approval-detail-approved': async (api) => {
    const { buyer, approver, id } = await requested(api);
    await api.call(approveOrderApprovalSpec, { params: { id } }, approver);
    return pageOf(id, buyer.token);
  },
  'approval-detail-rejected': async (api) => {
    const { buyer, approver, id } = await requested(api);
    const body = { reason: '来期の予算でお願いします。' };
    await api.call(rejectOrderApprovalSpec, { params: { id }, body }, approver);
    return pageOf(id, buyer.token);
  },
  'approval-detail-withdrawn': async (api) => {
    const { buyer, id } = await requested(api);
    await api.call(withdrawOrderApprovalSpec, { params: { id } }, buyer);
    return pageOf(id, buyer.token);
  },
};
