import { getMyCompanySpec } from '@shop/contract/companies/get-my-company';
import { downloadCompanyStatementSpec } from '@shop/contract/company-statements/download-company-statement';
import { listCompanyStatementsSpec } from '@shop/contract/company-statements/list-company-statements';
import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { getOrderApprovalSpec } from '@shop/contract/order-approvals/get-order-approval';
import { listOrderApprovalsSpec } from '@shop/contract/order-approvals/list-order-approvals';
import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { withdrawOrderApprovalSpec } from '@shop/contract/order-approvals/withdraw-order-approval';
import { rateCounters } from '@shop/shop-api/db/schema';
import { like } from 'drizzle-orm';
import { APPROVES_ALL, openCompany } from '../company';
import { storeStatement } from '../statements';
import type { Caller } from './callers';
import type { CaseFixtures } from './case-fixtures';
import { type ContractCase, NO_INPUT, notFound, PAGE_TOO_LONG, rejection, UNKNOWN_ID } from './contract-case';

/** In a shop of whose orders no other case is, since all of the owner's need an approval here. */
const CHANNEL = 'school';
const CODE = 'CASES';
const COLLEAGUE = 'manager@example.jp';

/** A cart whose order somebody of the owner's company has to approve. */
async function cartToApprove(world: CaseFixtures, owner: Caller) {
  const members = { [owner.email]: 'both', [COLLEAGUE]: 'both' } as const;
  await openCompany(world.api, CODE, owner.channel, members, APPROVES_ALL);
  const { token: cart_token, data } = await world.cart(owner);
  const { revision, order } = data;
  return { body: { cart_token, revision, total_payment: order.total_payment, comment: '' } };
}

/** A request of the owner's. */
async function requested(world: CaseFixtures, owner: Caller) {
  const input = await cartToApprove(world, owner);
  await world.api.db.delete(rateCounters).where(like(rateCounters.key, 'order-approval/%'));
  const { body } = await world.api.call(createOrderApprovalSpec, input, owner);
  return { params: { id: body.id } };
}

/** A request of a colleague's, which the owner approves. */
async function waiting(world: CaseFixtures, owner: Caller) {
  await cartToApprove(world, owner);
  const token = await world.api.signIn(COLLEAGUE, owner.channel);
  const params = await requested(world, { ...owner, email: COLLEAGUE, token });
  await openCompany(world.api, CODE, owner.channel, { [owner.email]: 'both' }, APPROVES_ALL);
  return params;
}

/** A statement of the owner's company. */
async function closed(world: CaseFixtures, owner: Caller) {
  await openCompany(world.api, CODE, owner.channel, { [owner.email]: 'both' }, APPROVES_ALL);
  return { params: { id: await storeStatement(world.api, owner.email) } };
}

const UNKNOWN = notFound('order_approval.not_found', { params: { id: UNKNOWN_ID } });

/** Calls of members who order for a company. */
export const COMPANY_CASES: readonly ContractCase[] = [
  { spec: getMyCompanySpec, channel: CHANNEL, rejection: NO_INPUT },
  { spec: listCompanyStatementsSpec, channel: CHANNEL, rejection: PAGE_TOO_LONG },
  {
    spec: downloadCompanyStatementSpec,
    channel: CHANNEL,
    input: closed,
    rejection: notFound('company_statement.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  {
    spec: createOrderApprovalSpec,
    channel: CHANNEL,
    input: cartToApprove,
    rejection: rejection('cart.order.total_changed', { body: { total_payment: 1 } }),
  },
  { spec: listOrderApprovalsSpec, channel: CHANNEL, rejection: PAGE_TOO_LONG },
  { spec: getOrderApprovalSpec, channel: CHANNEL, input: requested, rejection: UNKNOWN, ids: 'owned' },
  { spec: withdrawOrderApprovalSpec, channel: CHANNEL, input: requested, rejection: UNKNOWN, ids: 'owned' },
  { spec: approveOrderApprovalSpec, channel: CHANNEL, input: waiting, rejection: UNKNOWN, ids: 'owned' },
  {
    spec: rejectOrderApprovalSpec,
    channel: CHANNEL,
    input: async (world, owner) => ({
      ...(await waiting(world, owner)),
      body: { reason: '数量が多すぎます' },
    }),
    rejection: UNKNOWN,
    ids: 'owned',
  },
];
