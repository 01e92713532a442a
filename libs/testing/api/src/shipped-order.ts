import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createReadyCart, decideCart, type ProductQuantity, type Shopper } from './checkout';
import type { TestApi } from './open-test-api';
import { operatorOf } from './operator';

/** An order that has left, with the ids of its items in the order of its lines. */
export interface ShippedOrder {
  readonly id: number;
  readonly no: string;
  readonly itemIds: readonly number[];
}

/** Places a member's order by bank transfer, pays and ships it to Tokyo. */
export async function shipOrder(
  api: TestApi,
  products: readonly ProductQuantity[],
  member: Shopper,
): Promise<ShippedOrder> {
  const cart = await createReadyCart(api, products, member);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  const shop = operatorOf(api);
  for (const words of [
    ['orders', 'paid', no],
    ['orders', 'shipped', no, '--tracking', '1234-5678-9012', '--allow-same-tracking'],
  ]) {
    const { code, err } = await shop(...words);
    if (code !== 0) throw new Error(err);
  }
  const { body } = await api.call(getOrderSpec, { params: { id } }, member);
  return { id, no, itemIds: body.items.map((item) => item.id) };
}
