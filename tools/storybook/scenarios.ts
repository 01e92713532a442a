import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { deleteAllUserAddressesSpec } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { TestApi, TestApiOptions } from '@shop/testing-api/open-test-api';
import { CARDS } from '@shop/testing-api/card-numbers';
import { createFilledCart } from '@shop/testing-api/checkout';
import { measureProduct } from '@shop/testing-api/measure-product';
import { offerAsSet } from '@shop/testing-api/offer-as-set';
import { operatorOf } from '@shop/testing-api/operator';
import { sellByCase } from '@shop/testing-api/sell-by-case';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import type { StoryPlace } from '@shop/testing-react/story/recording';
import { COMPANY_SCENARIOS } from './company-scenarios';
import { CONTENT_SCENARIOS } from './content-scenarios';
import { cartInLots } from './cart-in-lots';
import { cartOfFiveRecipients, cartOfTwoDestinations, destinationStep } from './destination-step';
import { afterOrder, afterPayment, completed, guestStep, keysOf, twoLines } from './guest-steps';
import { GIFT_SCENARIOS } from './gift-scenarios';
import { HISTORY_SCENARIOS } from './history-scenarios';
import { INVOICE_SCENARIOS } from './invoice-scenarios';
import { MEMBER, memberPage } from './member-page';
import { ORDER_DESK_SCENARIOS } from './order-desk-scenarios';
import { ORDER_SCENARIOS } from './order-scenarios';
import { PERSONAL_SCENARIOS } from './personal-scenarios';
import { REGISTRATION_SCENARIOS } from './registration-scenarios';
import { PICKUP_SCENARIOS } from './pickup-scenarios';
import { RETURN_SCENARIOS } from './return-scenarios';
import { SHOP_SCENARIOS } from './shop-scenarios';
import { savingsStep } from './savings-step';
import type { Place, Prepare } from './scenario';

const DAY_MS = 86_400_000;
/** A demo account that has never ordered. */
const NEWCOMER = 'manager@example.jp';
const UNREGISTERED = 'unregistered@example.jp';
/** Of the form of a mail's secret, and nobody's. */
const UNKNOWN_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

const detail = (key: string): Place => ({ path: `/product/${key}/`, params: { key } });
const setting = async (api: TestApi, key: string, value: string): Promise<void> => {
  const { code, err } = await operatorOf(api)('settings', 'set', key, value, '--channel', 'default');
  if (code !== 0) throw new Error(err);
};

/** A shop beside others, in which members may sign in through a provider. No server listens at its address. */
export const STORY_SHOP: TestApiOptions = {
  config: {
    shopOrigins: { default: 'http://default.invalid', gift: 'http://gift.invalid' },
    oidcProviders: [
      {
        type: 'account-of-the-town',
        name: 'まちのアカウント',
        issuer: 'http://127.0.0.1:1',
        clientId: 'story',
        clientSecret: 'story',
      },
    ],
  },
};

/** Every scenario of the pages' stories: what is done in the shop before, and where the page then is. */
export const SCENARIOS: Readonly<Record<string, Prepare>> = {
  home: () => ({ path: '/' }),
  'product-uos': async (api) => {
    const [product] = await wellStockedProducts(api.db, 1);
    if (product === undefined) throw new Error('No product has stock');
    const { id, key } = product;
    await sellByCase(api.db, id);
    return { path: `/product/${key}/uos/`, params: { key } };
  },
  'product-list': () => ({ path: '/product/' }),
  'product-list-empty': () => ({ path: '/product/?word=%E5%AE%87%E5%AE%99%E8%88%B9' }),
  'product-list-corrected': () => ({ path: `/product/?word=${encodeURIComponent('マグカツプ')}` }),
  'product-list-filtered': () => ({
    path: `/product/?brand=tomori&brand=minowa&colour=${encodeURIComponent('白')}&price_max=9999&in_stock=1`,
  }),
  'product-list-impossible-price': () => ({ path: '/product/?price_min=3000&price_max=2000' }),
  'product-detail': async (api) => detail((await keysOf(api, 1))[0] ?? ''),
  'product-sold-out': async (api) => {
    const [product] = await wellStockedProducts(api.db, 1);
    if (product === undefined) throw new Error('The seed has no products');
    await setStock(api.db, product.id, 0);
    return detail(product.key);
  },
  'product-with-sizes-and-sets': async (api) => {
    const [mug, ...others] = await wellStockedProducts(api.db, 40);
    const other = others.find(({ productModelId }) => productModelId !== mug?.productModelId);
    if (mug === undefined || other === undefined) throw new Error('The seed has too few products');
    await measureProduct(api.db, mug);
    await offerAsSet(api.db, 'story', [
      [mug, 2],
      [other, 1],
    ]);
    return detail(mug.key);
  },
  'product-not-found': () => detail('no-such-product'),
  'selling-stopped': async (api) => {
    await setting(api, 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'true');
    await setting(api, 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', 'false');
    return detail((await keysOf(api, 1))[0] ?? '');
  },
  'cart-empty': async (api) => {
    const { body } = await api.call(initCartSpec, { body: { token: null } });
    return { path: '/cart/', cartToken: body.token };
  },
  'cart-two-lines': async (api) => ({
    path: '/cart/',
    cartToken: (await createFilledCart(api, await twoLines(api))).token,
  }),
  'cart-in-lots': cartInLots,
  'cart-divided': destinationStep('/cart/'),
  'cart-saved': async (api) => {
    const { token: cart_token, data } = await createFilledCart(api, await twoLines(api));
    const key = data.detail.products[0]?.key ?? '';
    await api.call(saveCartProductSpec, { body: { cart_token, key } });
    return { path: '/cart/', cartToken: cart_token };
  },
  'cart-shipping-select': async (api) => {
    const member = await api.signIn(MEMBER);
    const cart = await createFilledCart(api, await twoLines(api), { token: member });
    return { path: '/cart/shipping-select/', member, cartToken: cart.token };
  },
  'cart-shipping-add': async (api) => ({
    path: '/cart/shipping-add/',
    cartToken: (await createFilledCart(api, await twoLines(api))).token,
  }),
  'cart-shipping-select-several': destinationStep('/cart/shipping-select/'),
  'cart-shipping-select-alone': guestStep('/cart/shipping-select/?several=1'),
  'cart-shipping-select-five': async (api) => ({
    path: '/cart/shipping-select/',
    cartToken: (await cartOfFiveRecipients(api)).token,
  }),
  'cart-shipping-detail': guestStep('/cart/shipping-detail/'),
  'cart-shipping-detail-several': destinationStep('/cart/shipping-detail/'),
  'cart-confirm-several': destinationStep('/cart/confirm/'),
  'cart-payment': guestStep('/cart/payment/'),
  'cart-payment-savings': savingsStep('/cart/payment/'),
  'cart-payment-failed': afterPayment('/cart/payment/', CARDS.declined),
  'cart-payment-unpaid': afterPayment('/cart/payment/', null),
  'cart-confirm': guestStep('/cart/confirm/'),
  'cart-confirm-savings': savingsStep('/cart/confirm/'),
  'cart-confirm-failed': afterPayment('/cart/confirm/', CARDS.declined),
  'cart-confirm-unpaid': afterPayment('/cart/confirm/', null),
  'cart-complete': afterOrder(PAYMENTS.bankTransfer),
  'cart-complete-store': afterOrder(PAYMENTS.convenienceStore),
  'cart-complete-on-delivery': afterOrder(PAYMENTS.cashOnDelivery),
  'cart-complete-several': async (api) => completed(api, await cartOfTwoDestinations(api)),
  login: () => ({ path: '/login/' }),
  'login-again': () => ({ path: '/login/?re=1' }),
  'login-unlock': () => ({ path: `/login/unlock/?code=${UNKNOWN_SECRET}` }),
  'login-unlock-without-code': () => ({ path: '/login/unlock/' }),
  'login-sync': () => ({ path: '/login_sync/' }),
  'oauth-callback': () => ({ path: '/oauth/callback/?state=unknown&code=unknown' }),
  verify: memberPage('/verify/', {}, UNREGISTERED),
  'verify-registered': memberPage('/verify/'),
  'verify-email': () => ({ path: `/verify/email/?token=${UNKNOWN_SECRET}` }),
  ...REGISTRATION_SCENARIOS,
  ...COMPANY_SCENARIOS,
  ...RETURN_SCENARIOS,
  ...PICKUP_SCENARIOS,
  ec: memberPage('/ec/'),
  mypage: memberPage('/mypage/'),
  bookmark: memberPage('/mypage/bookmark/'),
  'bookmark-empty': memberPage('/mypage/bookmark/', {}, NEWCOMER),
  favourites: memberPage('/mypage/list/'),
  'favourites-empty': memberPage('/mypage/list/', {}, NEWCOMER),
  'order-history': memberPage('/mypage/order_history/'),
  'order-history-empty': memberPage('/mypage/order_history/', {}, NEWCOMER),
  'order-detail': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listOrdersSpec, { query: {} }, { token: member });
    const key = String(body.data[0]?.id ?? '');
    return { path: `/mypage/order_history/${key}/`, params: { key }, member };
  },
  'order-not-found': memberPage('/mypage/order_history/999999/', { key: '999999' }),
  password: memberPage('/mypage/password/'),
  'address-book': memberPage('/mypage/address/'),
  'address-book-empty': async (api) => {
    const member = await api.signIn(MEMBER);
    await api.call(deleteAllUserAddressesSpec, {}, { token: member });
    return { path: '/mypage/address/', member };
  },
  'address-add': memberPage('/mypage/address/add/'),
  'address-edit': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listUserAddressesSpec, { query: {} }, { token: member });
    const key = String(body[0]?.id ?? '');
    return { path: `/mypage/address/${key}/edit/`, params: { key }, member };
  },
  leave: memberPage('/mypage/leave/'),
  ...ORDER_DESK_SCENARIOS,
  ...SHOP_SCENARIOS,
  ...INVOICE_SCENARIOS,
  ...ORDER_SCENARIOS,
  ...PERSONAL_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...GIFT_SCENARIOS,
  ...HISTORY_SCENARIOS,
  'protected-tags': () => ({ path: '/tags/', channel: 'school' }),
  'protected-tags-none': () => ({ path: '/tags/' }),
  sitemap: () => ({ path: '/sitemap/' }),
  'static-page': () => ({ path: '/legal/', params: { '*': 'legal/' } }),
  'not-found': () => ({ path: '/no-such-page/' }),
  error: () => ({ path: '/' }),
  maintenance: async (api) => {
    await setting(api, 'SITE.MAINTENANCE.IS_USE', 'true');
    return { path: '/' };
  },
  'invalid-channel': () => ({ path: '/', channel: 'no-such-shop' }),
};

/** Whether a scenario takes the shop as it is: it changes nothing through the API. */
export const takesShopAsItIs = (name: string): boolean => SCENARIOS[name]?.length === 0;

/** Makes the shop ready for a scenario and returns the address of its page and the contents of its tab. */
export async function prepareScenario(api: TestApi, name: string): Promise<StoryPlace> {
  const prepare = SCENARIOS[name];
  if (prepare === undefined) throw new Error(`There is no scenario ${name}`);
  const { member, cartToken, channel = 'default', ...place } = await prepare(api);
  const now = api.clock.now();
  const expires_at = new Date(now.getTime() + DAY_MS).toISOString();
  return {
    now: now.toISOString(),
    channel,
    params: {},
    storage: {},
    ...place,
    cookies: {
      ...(member !== undefined && { access_token: member, expires_at }),
      ...(cartToken !== undefined && { [`${channel}_cart_token`]: cartToken }),
    },
  };
}
