/** `PAYMENTS.bankTransfer` of the contract. */
const BANK_TRANSFER = 1;
const AT_ONCE = 4;
const ADDRESS = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区千代田',
  address1: '1-1',
  phone_number: '0312345678',
};

let shoppers = 0;
/** The headers of a shopper whom nobody has seen before: what is limited is limited for each shopper. */
export function newShopper() {
  shoppers += 1;
  const ip = [10, shoppers >> 16, (shoppers >> 8) & 255, shoppers & 255].join('.');
  return {
    'channel-id': 'default',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-forwarded-for': ip,
  };
}

/**
 * A cart that is ready for its decision.
 * @typedef {object} ReadyCart
 * @property {string} token
 * @property {number} total
 */

/**
 * A call of the API that must succeed.
 * @param {string} url
 * @param {string} method
 * @param {object} body
 * @param {Record<string, string>} headers
 */
async function call(url, method, body, headers) {
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return await response.json();
}

/**
 * Creates a cart with one product, and where it `isReady` everything that its decision needs.
 * @param {string} api
 * @param {string} product
 * @param {boolean} isReady
 * @returns {Promise<ReadyCart>}
 */
async function createCart(api, product, isReady) {
  const headers = newShopper();
  const { token } = await call(`${api}/v1/carts/init`, 'POST', { token: null }, headers);
  /** @param {string} path @param {object} body */
  const change = (path, body) =>
    call(`${api}/v1/carts/${path}`, 'PATCH', { cart_token: token, ...body }, headers);
  await change('products/add', { product_key: product, quantity: 1 });
  if (!isReady) return { token, total: 0 };
  await change('shippings/add', { address: ADDRESS });
  const orderer = { orderer_name: '山田 花子', orderer_email: `load-${token.slice(0, 16)}@example.jp` };
  await change('other/modify', orderer);
  const { data } = await change('order/modify', { payment_id: BANK_TRANSFER });
  return { token, total: data.order.total_payment };
}

/**
 * Creates so many carts.
 * @param {string} api
 * @param {string} product
 * @param {{ count: number; isReady: boolean }} wanted
 */
export async function createCarts(api, product, { count, isReady }) {
  /** @type {ReadyCart[]} */
  const carts = [];
  let begun = 0;
  const createNext = async () => {
    while (begun < count) {
      begun += 1;
      carts.push(await createCart(api, product, isReady));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createNext));
  return carts;
}
