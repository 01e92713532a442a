import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { listSchoolPickupsSpec } from '@shop/contract/schools/list-school-pickups';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { SCHOOL, atSchool, grantOf } from './checked-school';
import { MEMBER } from './member-page';
import type { Prepare } from './scenario';

const channel = SCHOOL;
const RECIPIENT = {
  shipping_last_name: '森野',
  shipping_first_name: '若葉',
  shipping_last_name_kana: 'モリノ',
  shipping_first_name_kana: 'ワカバ',
  phone_number: '09012345678',
};

/** A cart that さくら台中学校 hands over: of a member by the access token, else of a guest. */
async function cartAtSchool(api: TestApi, token?: string) {
  const shopper = { channel, email: 'wakaba@example.jp', ...(token === undefined ? {} : { token }) };
  const headers = { [TAG_GRANT_HEADER]: (await grantOf(api)).grant };
  const [school] = (await api.call(listSchoolPickupsSpec, {}, { channel, headers })).body;
  const [product] = await wellStockedProducts(api.db, 1, { channel });
  const cart = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: 1 }], shopper);
  const pickup = { school_id: school?.school_id ?? 0, recipient: RECIPIENT };
  const chosen = await api.call(
    addCartShippingSpec,
    { body: { cart_token: cart.token, pickup } },
    { ...shopper, headers },
  );
  return { cart: chosen.body, shopper };
}

/** Pages for who has checked a school: what it asks for, and what it hands over. */
export const PICKUP_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'school-items': (api) => atSchool(api, '/school-items/'),
  'cart-shipping-detail-pickup': async (api) => {
    const { cart } = await cartAtSchool(api);
    return { path: '/cart/shipping-detail/', channel, cartToken: cart.token };
  },
  'order-detail-pickup': async (api) => {
    const member = await api.signIn(MEMBER, channel);
    const { cart, shopper } = await cartAtSchool(api, member);
    const { order_id: id } = (await decideCart(api, cart, shopper)).body;
    const key = String(id);
    return { path: `/mypage/order_history/${key}/`, params: { key }, channel, member };
  },
};
