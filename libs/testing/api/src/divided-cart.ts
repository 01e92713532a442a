import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { createFilledCart, TOKYO_ADDRESS } from './checkout';
import type { TestApi } from './open-test-api';
import { wellStockedProducts } from './stock';

/** A cart that goes to two places. */
export interface DividedCart {
  readonly cart: Cart;
  /** The product that was divided: one piece goes to the first place, and two to the second. */
  readonly name: string;
  /** Another product, of which one piece goes to the first place. */
  readonly otherName: string;
  /** What shoppers call the places, in their order. */
  readonly places: readonly [string, string];
}

/** A guest's cart with a product that was divided over two places, and another one. */
export async function createDividedCart(api: TestApi): Promise<DividedCart> {
  const products = await wellStockedProducts(api.db, 2);
  const lines = products.map(({ key }, at) => ({ product_key: key, quantity: at === 0 ? 3 : 1 }));
  const { token: cart_token } = await createFilledCart(api, lines);
  const home = { ...TOKYO_ADDRESS, city: '三鷹市' };
  await api.call(addCartShippingSpec, { body: { cart_token, address: home } });
  const parents = {
    ...TOKYO_ADDRESS,
    city: '立川市',
    shipping_last_name: '佐藤',
    shipping_first_name: '次郎',
  };
  const added = { cart_token, address: parents, is_additional: true };
  const { detail } = (await api.call(addCartShippingSpec, { body: added })).body.data;
  const divided = detail.products.find(({ quantity }) => quantity > 1);
  const other = detail.products.find(({ quantity }) => quantity === 1);
  if (divided === undefined || other === undefined) throw new Error('The cart lacks its products');
  const parts = detail.shippings.map(({ key }, at) => ({ shipping_key: key, quantity: at + 1 }));
  const body = { cart_token, key: divided.key, parts };
  return {
    cart: (await api.call(divideCartProductSpec, { body })).body,
    name: divided.product_name,
    otherName: other.product_name,
    places: ['お届け先1 山田 花子 様（三鷹市）', 'お届け先2 佐藤 次郎 様（立川市）'],
  };
}
