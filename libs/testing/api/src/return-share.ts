import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { returnedAmounts } from '@shop/shop-api/returns/returned-amounts';
import type { Shopper } from './checkout';
import type { TestApi } from './open-test-api';
import { operatorOf } from './operator';

/** Returns a piece of an order for a part of what is left to give back, in yen and in points; nothing where no piece is left. */
export async function returnShare(api: TestApi, id: number, share: number, member: Shopper): Promise<void> {
  const shop = operatorOf(api);
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, member);
  const before = await returnedAmounts(api.db, id);
  const items = order.items.slice(0, 1).map((item) => ({ order_item_id: item.id, quantity: 1 }));
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const asked = await api.call(createOrderReturnSpec, { params: { id }, body }, member);
  if (asked.status === 422) return;
  const number = asked.body.returns.find(({ status }) => status === 'requested')?.number ?? '';
  const refund = Math.floor((order.total_payment - before.refund) * share);
  const points = Math.floor((order.total_point - before.pointsRefunded) * share);
  const amounts = ['--refund', String(refund), '--points', String(points)];
  await shop('returns', 'approve', number, '--instructions', '着払いで');
  const { code, err } = await shop('returns', 'complete', number, '--restock', 'none', ...amounts);
  if (code !== 0) throw new Error(err);
}
