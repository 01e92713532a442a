import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import type { Prepare } from './scenario';

const OSAKA = {
  ...TOKYO_ADDRESS,
  shipping_last_name: '佐藤',
  shipping_first_name: '次郎',
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区梅田',
} as const;
const GUEST = { email: 'hanako@example.jp' } as const;
const PIECES = 3;

/** A guest's cart whose three pieces go to two destinations; the goods of the second have a noshi. */
export async function cartOfTwoDestinations(api: TestApi): Promise<Cart> {
  const [product] = await wellStockedProducts(api.db, 1);
  if (product === undefined) throw new Error('No product has stock');
  const lines = [{ product_key: product.key, quantity: PIECES }];
  const { token: cart_token } = await createReadyCart(api, lines, GUEST);
  const added = { cart_token, address: OSAKA, is_additional: true };
  const { detail } = (await api.call(addCartShippingSpec, { body: added })).body.data;
  const parts = detail.shippings.map(({ key }, at) => ({
    shipping_key: key,
    quantity: at === 0 ? PIECES - 1 : 1,
  }));
  const key = detail.products[0]?.key ?? '';
  await api.call(divideCartProductSpec, { body: { cart_token, key, parts } });
  const noshi = { packing_key: 'noshi-outer', noshi_title: '御祝', noshi_name: '山田' };
  const shipping_key = detail.shippings[1]?.key ?? '';
  await api.call(addCartPackingSpec, { body: { cart_token, shipping_key, ...noshi } });
  const remarks = '置き配はご遠慮ください。';
  return (await api.call(modifyCartOtherSpec, { body: { cart_token, remarks } })).body;
}

/** Five recipients of three products, of which nothing is shared out yet. */
export async function cartOfFiveRecipients(api: TestApi): Promise<Cart> {
  const products = await wellStockedProducts(api.db, 3);
  const lines = products.map(({ key }, at) => ({ product_key: key, quantity: (at + 1) * PIECES }));
  const { token: cart_token } = await createReadyCart(api, lines, GUEST);
  for (const shipping_last_name of ['佐藤', '鈴木', '高橋', '田中']) {
    const address = { ...OSAKA, shipping_last_name };
    await api.call(addCartShippingSpec, { body: { cart_token, address, is_additional: true } });
  }
  return (await api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '' } })).body;
}

/** That cart on a step of the order. */
export const destinationStep =
  (path: string): Prepare =>
  async (api) => ({ path, cartToken: (await cartOfTwoDestinations(api)).token });
