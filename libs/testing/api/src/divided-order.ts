import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createReadyCart, decideCart, type ProductQuantity, type Shopper, TOKYO_ADDRESS } from './checkout';
import type { TestApi } from './open-test-api';

/** An order that goes to two places. */
export interface DividedOrder {
  readonly id: number;
  readonly no: string;
}

const OSAKA: typeof TOKYO_ADDRESS = {
  ...TOKYO_ADDRESS,
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区',
  shipping_last_name: '佐藤',
  shipping_first_name: '次郎',
};

interface DividedOrderOptions {
  /** How the second destination's goods are wrapped, with what the card says; not every shop wraps. */
  readonly packings?: readonly {
    readonly packing_key: string;
    readonly noshi_title?: string;
    readonly noshi_name?: string;
    readonly message?: string;
  }[];
}

/** Places an order of one product: one piece goes to 山田 花子, as whom guests order, and the others to 佐藤 次郎. */
export async function placeDividedOrder(
  api: TestApi,
  product: ProductQuantity,
  shopper: Shopper,
  { packings = [] }: DividedOrderOptions = {},
): Promise<DividedOrder> {
  const { token: cart_token } = await createReadyCart(api, [product], shopper);
  const added = { cart_token, address: OSAKA, is_additional: true };
  const { detail } = (await api.call(addCartShippingSpec, { body: added }, shopper)).body.data;
  const [home, parents] = detail.shippings;
  const [line] = detail.products;
  if (home === undefined || parents === undefined || line === undefined)
    throw new Error('The cart lacks its places');
  const parts = [
    { shipping_key: home.key, quantity: 1 },
    { shipping_key: parents.key, quantity: product.quantity - 1 },
  ];
  await api.call(divideCartProductSpec, { body: { cart_token, key: line.key, parts } }, shopper);
  for (const packing of packings) {
    const body = { cart_token, shipping_key: parents.key, ...packing };
    if ((await api.call(addCartPackingSpec, { body }, shopper)).status !== 200)
      throw new Error('The packing was refused');
  }
  const { body: cart } = await api.call(getCartSpec, { params: { cart_token } }, shopper);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, shopper)).body;
  return { id, no };
}
