import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { productAccessories, products } from '@shop/shop-api/db/schema';
import { createFilledCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import type { Prepare } from './scenario';

/** The cart of a guest with a product that is sold by the ten, and with an accessory in a quantity of its own. */
export const cartInLots: Prepare = async (api) => {
  const [mug, spoon] = await wellStockedProducts(api.db, 2);
  if (mug === undefined || spoon === undefined) throw new Error('The seed has too few products');
  await api.db.update(products).set({ lotSize: 10 }).where(eq(products.id, mug.id));
  await api.db.delete(productAccessories).where(eq(productAccessories.productId, mug.id));
  await api.db
    .insert(productAccessories)
    .values({ productId: mug.id, accessoryId: spoon.id, quantityRule: 'free', maxPerPiece: 2, position: 0 });
  const { token: cart_token, data } = await createFilledCart(api, [{ product_key: mug.key, quantity: 10 }]);
  const key = data.detail.products[0]?.key ?? '';
  await api.call(addCartAccessorySpec, { body: { cart_token, key, product_key: spoon.key, quantity: 4 } });
  return { path: '/cart/', cartToken: cart_token };
};
