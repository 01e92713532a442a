import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { withdrawOrderReturnSpec } from '@shop/contract/returns/withdraw-order-return';
import type { Caller } from './callers';
import type { CaseFixtures } from './case-fixtures';
import { type ContractCase, notFound, UNKNOWN_ID } from './contract-case';

const shipped = async (world: CaseFixtures, owner: Caller) => {
  const { id, itemIds } = await world.shippedOrder(owner);
  const items = [{ order_item_id: itemIds[0]!, quantity: 1 }];
  return { params: { id }, body: { items, reason: 'size' as const, remark: '', is_agreed: true as const } };
};
const requested = async (world: CaseFixtures, owner: Caller) => {
  const input = await shipped(world, owner);
  const { body } = await world.api.call(createOrderReturnSpec, input, owner);
  return { params: { ...input.params, return_id: body.returns[0]!.id } };
};

/** Calls for goods that come back. */
export const RETURN_CASES: readonly ContractCase[] = [
  ...[getOrderReturnsSpec, createOrderReturnSpec].map((spec) => ({
    spec,
    input: shipped,
    rejection: notFound('order.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned' as const,
  })),
  {
    spec: withdrawOrderReturnSpec,
    input: requested,
    rejection: notFound('return.not_found', { params: { return_id: UNKNOWN_ID } }),
    ids: 'owned',
  },
];
