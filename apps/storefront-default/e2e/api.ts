import { loginSpec } from '@shop/contract/auth/login';
import { listProductsSpec } from '@shop/contract/products/list-products';
import type { ProductQuantity } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { API_ORIGIN } from './platform';
import { DEMO_PASSWORD } from './shopper';

/** Calls the API of the platform under test, to prepare data for a test. */
export const API = createHttpCaller(API_ORIGIN);

/** The token of a new session of a member, of the general shop or another. */
export async function signInToken(email: string, channel = 'default'): Promise<string> {
  const { body } = await API.call(loginSpec, { body: { email, password: DEMO_PASSWORD } }, { channel });
  return body.access_token ?? '';
}

/** One piece of the first product that many can buy, of the general shop or another: the last pieces sell out in a run. */
export async function findProductInStock(channel = 'default'): Promise<ProductQuantity> {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } }, { channel });
  return { product_key: body.find(({ stock_left }) => stock_left === null)!.key, quantity: 1 };
}
