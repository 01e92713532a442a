import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { completed, GUEST, twoLines } from './guest-steps';
import type { Place, Prepare } from './scenario';

const RECEIVER = {
  name: '鈴木 一郎',
  email: null,
  message: 'お誕生日おめでとう。\nささやかですが、どうぞ。',
};
const DAY_MS = 86_400_000;
const GIFT_DAYS = 30;

/** A guest's cart that is a gift. */
async function giftCart(api: TestApi) {
  const { token: cart_token } = await createReadyCart(api, await twoLines(api), GUEST);
  return (await api.call(setCartReceiverSpec, { body: { cart_token, receiver: RECEIVER } })).body;
}
/** The token of a gift that was ordered. */
async function giftToken(api: TestApi): Promise<string> {
  const { body } = await decideCart(api, await giftCart(api));
  return /social-gift\/([\w-]+)\//.exec(body.social_gift_url ?? '')?.[1] ?? '';
}
/** The form of an address as its receiver has left it. */
const WRITTEN = {
  lastName: '山田',
  firstName: '花子',
  lastNameKana: 'ヤマダ',
  firstNameKana: 'ハナコ',
  postalCode: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
  phoneNumber: '0312345678',
};

/** A step of a gift, with what its receiver has written in this tab so far. */
const step =
  (name: string, prepare: (api: TestApi, token: string) => unknown = () => null): Prepare =>
  async (api) => {
    const token = await giftToken(api);
    await prepare(api, token);
    const checked = { isAddressChecked: true, isDeliveryChecked: true };
    const draft = { address: WRITTEN, ...checked, deliveryAt: null, timeSlotKey: 'am' };
    const hasDraft = name === 'delivery' || name === 'confirm';
    return {
      path: `/social-gift/${token}/${name}/`,
      params: { key: token },
      storage: hasDraft ? { default_gift_draft: JSON.stringify({ owner: token, draft }) } : {},
    };
  };
const cartStep =
  (path: string): Prepare =>
  async (api): Promise<Place> => ({ path, cartToken: (await giftCart(api)).token });

/** The states of social gifts, for their givers and receivers. */
export const GIFT_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'social-gift': () => ({ path: '/social-gift/' }),
  'social-gift-shipping': step('shipping'),
  'social-gift-expired': step('shipping', (api) => api.clock.advance((GIFT_DAYS + 1) * DAY_MS)),
  'social-gift-declined': step('shipping', (api, token) =>
    api.call(declineSocialGiftSpec, { params: { token } }),
  ),
  'social-gift-unknown': () => ({
    path: '/social-gift/nobody/shipping/',
    params: { key: 'nobody' },
  }),
  'social-gift-delivery': step('delivery'),
  'social-gift-confirm': step('confirm'),
  'social-gift-complete': step('complete', (api, token) =>
    api.callWith(completeSocialGiftSpec, {
      params: { token },
      body: { ...TOKYO_ADDRESS, delivery_timezone_key: 'am' },
    }),
  ),
  'cart-gift-receiver': cartStep('/cart/shipping-select/'),
  'cart-gift-delivery': cartStep('/cart/shipping-detail/'),
  'cart-gift-confirm': cartStep('/cart/confirm/'),
  'cart-gift-complete': async (api) => completed(api, await giftCart(api)),
};
