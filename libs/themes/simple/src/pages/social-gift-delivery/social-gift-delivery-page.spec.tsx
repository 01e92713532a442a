import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { Leadtime } from '@shop/contract/shipping-leadtime/leadtime';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import {
  type GiftDraft,
  EMPTY_GIFT_DRAFT,
  readGiftDraft,
  saveGiftDraft,
} from '@shop/feature-gift/gift-draft';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { createFilledCart, decideCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { simpleTheme } from '../../theme';
import SocialGiftDeliveryPage from './social-gift-delivery-page';

const SHOP = { channel: 'gift' };
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'おめでとう' };
const WRITTEN: GiftDraft = {
  ...EMPTY_GIFT_DRAFT,
  isAddressChecked: true,
  address: {
    ...{ lastName: '鈴木', firstName: '一郎', lastNameKana: 'スズキ', firstNameKana: 'イチロウ' },
    ...{ postalCode: '100-0001', prefecture: '東京都', city: '千代田区千代田' },
    ...{ address1: '1-1', address2: '', phoneNumber: '03-1234-5678' },
  },
};
const { fetch: send } = globalThis;

let api: TestApi;
let services: TestServices;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { gift: 'https://gift.example' } } });
  services = await createTestServices((await api.serve()).url, SHOP.channel);
  const giver = { token: await api.signIn('member@example.jp', SHOP.channel), ...SHOP };
  const [product] = await wellStockedProducts(api.db, 1, SHOP);
  const { token: cart_token } = await createFilledCart(
    api,
    [{ product_key: product!.key, quantity: 1 }],
    giver,
  );
  await api.call(setCartReceiverSpec, { body: { cart_token, receiver: RECEIVER } }, giver);
  const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
  const cart = (await api.call(modifyCartOrderSpec, { body: payment }, giver)).body;
  await decideCart(api, cart, giver);
  const texts = (await api.mailbox()).map(({ text }) => text).join();
  token = /social-gift\/([\w-]+)\/shipping/.exec(texts)![1]!;
});
afterEach(() => Object.assign(globalThis, { fetch: send }));
afterAll(() => {
  services.session.close();
  return api.close();
});

/** An API that tells the lead time of another shipping of the order before that of the gift. */
function tellAnotherFirst() {
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    const url = JSON.stringify(input instanceof Request ? input.url : input);
    if (!url.includes('/shipping-leadtime/input/')) return response;
    const [own] = v.parse(v.tuple([Leadtime]), await response.json());
    const another = (own.order_shipping_id ?? 0) + 1;
    return Response.json([
      { ...own, order_shipping_id: another, dates: [], delivery_timezone: { night: '深夜' } },
      own,
    ]);
  };
}

it('[entity-social-gift, beh-delivery-timezone-key] offers the days and time slots of the gift’s own shipping, and keeps the slot that the shop has accepted', async () => {
  tellAnotherFirst();
  const tab = tabStorage(services);
  saveGiftDraft(tab, token, WRITTEN);
  const page = renderPage(<SocialGiftDeliveryPage params={{ key: token }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/social-gift/${token}/delivery`,
  });
  const slots = await screen.findByLabelText('お届け時間帯');
  expect([...slots.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '指定なし',
    '午前中',
    '14時〜16時',
    '16時〜18時',
    '18時〜20時',
    '19時〜21時',
  ]);
  const day = screen.getByLabelText('お届け希望日');
  expect(day.querySelectorAll('option').length).toBeGreaterThan(1);
  await userEvent.selectOptions(slots, '午前中');
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe(`/social-gift/${token}/confirm`));
  expect(readGiftDraft(tab, token)).toMatchObject({
    deliveryAt: null,
    timeSlotKey: 'am',
    isDeliveryChecked: true,
  });
});
