import { requestRate } from './request-rate.mjs';

const HEADERS = { 'channel-id': 'default', accept: 'application/json' };
const JSON_HEADERS = { ...HEADERS, 'content-type': 'application/json' };

/**
 * @param {string} url
 * @param {RequestInit} options
 */
async function fetchJson(url, options = {}) {
  const response = await fetch(url, { headers: JSON_HEADERS, ...options });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return await response.json();
}

/** Enough that no cart holds more of the product than there is in stock. */
const CARTS = 400;
const AT_ONCE = 20;

/**
 * Tokens of new carts.
 * @param {string} api
 */
async function initCarts(api) {
  /** @type {string[]} */
  const tokens = [];
  const open = async () => {
    const body = JSON.stringify({ token: null });
    tokens.push((await fetchJson(`${api}/v1/carts/init`, { method: 'POST', body })).token);
  };
  while (tokens.length < CARTS) await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tokens;
}

/**
 * Calls per second: the list, a product, and adding to a cart; and the key of the product that was fetched.
 * @param {string} api
 */
export async function apiRates(api) {
  /** @type {[{ key: string; stock_state: string }]} */
  const listed = await fetchJson(`${api}/v1/products?per=100&in_stock=1`);
  const product = listed.find(({ stock_state: state }) => state === 'in_stock') ?? listed[0];
  const requests = (await initCarts(api)).map((token) => ({
    method: 'PATCH',
    path: '/v1/carts/products/add',
    headers: JSON_HEADERS,
    body: JSON.stringify({ cart_token: token, product_key: product.key, quantity: 1 }),
  }));
  return {
    productKey: product.key,
    calls: {
      list: await requestRate(`${api}/v1/products?per=15`, { headers: HEADERS }),
      product: await requestRate(`${api}/v1/products/${product.key}`, { headers: HEADERS }),
      'cart add': await requestRate(api, { headers: JSON_HEADERS, requests }),
    },
  };
}
