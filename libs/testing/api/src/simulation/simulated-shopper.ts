import { randomUUID } from 'node:crypto';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import assert from 'node:assert/strict';
import { type Shopper, TOKYO_ADDRESS } from '../checkout';
import type { TestApi } from '../open-test-api';
import type { StockedProduct } from '../stock';

/** A shopper of the simulation, with the cart as the last response showed it. */
export interface SimulatedShopper {
  readonly name: string;
  readonly credentials: Shopper;
  readonly userId: number | null;
  readonly paymentId: number;
  cart: Cart;
}

/** Creates a cart that is ready for its decision, unless the product is sold out. */
export async function createReadyCart(
  { api, products }: { readonly api: TestApi; readonly products: readonly StockedProduct[] },
  { credentials, paymentId }: Pick<SimulatedShopper, 'credentials' | 'paymentId'>,
): Promise<Cart> {
  const { token: cart_token } = (await api.call(initCartSpec, { body: { token: null } }, credentials)).body;
  const first = { cart_token, product_key: products[0]?.key ?? '', quantity: 1 };
  await api.call(addCartProductSpec, { body: first }, credentials);
  await api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } }, credentials);
  const orderer = { cart_token, orderer_name: '旅 人', orderer_email: `${randomUUID()}@example.jp` };
  await api.call(modifyCartOtherSpec, { body: orderer }, credentials);
  const payment = { cart_token, payment_id: paymentId };
  return (await api.call(modifyCartOrderSpec, { body: payment }, credentials)).body;
}

/** Stores the cart of a response and checks that its amounts add up (I5). Every other response must be a 422. */
export function acceptResponse(
  client: SimulatedShopper,
  response: { readonly status: number; readonly body: Cart },
): void {
  if (response.status !== 200) {
    assert.equal(response.status, 422);
    return;
  }
  client.cart = response.body;
  const { order, detail } = client.cart.data;
  const { subtotal, total_packing, total_carriage, total_payment_fee } = order;
  const { total_tax, total_discount, total_point } = order;
  assert.equal(
    order.total_payment,
    subtotal + total_packing + total_carriage + total_payment_fee + total_tax - total_discount - total_point,
  );
  const lines = detail.products.flatMap((line) => [line, ...line.accessories]);
  assert.equal(
    lines.reduce((sum, line) => sum + line.subtotal, 0),
    subtotal,
  );
  const parts = lines.flatMap(({ coupon_discount_parts }) => coupon_discount_parts);
  assert.equal(
    parts.reduce((sum, { amount }) => sum + amount, 0),
    total_discount,
  );
  assert.equal(
    detail.coupons.reduce((sum, { discount }) => sum + discount, 0),
    total_discount,
  );
}
