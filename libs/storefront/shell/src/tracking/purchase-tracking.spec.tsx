import { savePurchase } from '@shop/feature-cart/purchase-record';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { ecommerceEvents } from '@shop/shop-api/db/schema';
import { readSettings } from '@shop/site/settings/settings';
import { SETTINGS_KEY } from '@shop/site/settings/settings-query';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { cleanup, render, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { Tracking } from './tracking';

jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => ({ words: {} }) }));

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  localStorage.clear();
  services = await createTestServices((await shop.api.serve()).url);
  services.queryClient.setQueryData(SETTINGS_KEY, readSettings({ 'SITE.CHANNEL_PREFIX': 'default_' }));
  document.cookie = 'default_consent=yes; Path=/';
  await shop.api.db.delete(ecommerceEvents);
});
afterEach(() => {
  cleanup();
  services.session.close();
});

/** Decides a cart in this browser, to be paid on the service's page. */
async function decideHere() {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, null);
  document.cookie = `default_cart_token=${cart.token}; Path=/`;
  savePurchase(deviceStorage(services), { cartToken: cart.token, orderNo: body.order_no }, Date.now());
  const onPage = (action: 'pay' | 'cancel') =>
    shop.onPage(body.redirect_url ?? '', { action, number: CARDS.good, expiration: '203112', code: '123' });
  return { orderNo: body.order_no, cartId: cart.data.id, onPage };
}

/** Opens the page that thanks for an order. */
function thank(search: string) {
  const calls = jest.spyOn(services.api, 'call');
  const handle = { page: { id: 'cart-complete', cache: 'private' } };
  const router = createMemoryRouter([{ path: '/cart/complete', handle, element: <Tracking /> }], {
    initialEntries: [`/cart/complete${search}`],
  });
  render(
    <ShopServicesProvider services={services}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
  return () => calls.mock.calls.map(([endpoint]) => endpoint.path);
}

const CHECK = '/v1/carts/{cart_token}/payment/{payment_id}/check';
const purchases = async () =>
  (await shop.api.db.select().from(ecommerceEvents)).filter(({ name }) => name === 'purchase');

it('[beh-account-services-events] a purchase is sent once its payment is confirmed, not while it is open', async () => {
  const { orderNo, cartId, onPage } = await decideHere();
  const paths = thank(`?order=${orderNo}`);
  await waitFor(() => expect(paths().filter((path) => path === CHECK).length).toBeGreaterThan(1));
  expect(await purchases()).toEqual([]);
  await onPage('pay');
  await waitFor(async () => expect(await purchases()).toMatchObject([{ cartId }]));
});

it('[beh-account-services-events] the purchase of an order whose payment was cancelled is not sent', async () => {
  const { orderNo, onPage } = await decideHere();
  await onPage('cancel');
  const paths = thank(`?order=${orderNo}`);
  await waitFor(() => expect(paths()).toContain(CHECK));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await purchases()).toEqual([]);
});

it('[trans-ecommerce-event-popup] without consent a purchase is not sent, and its popup waits for the next page', async () => {
  document.cookie = 'default_consent=no; Path=/';
  const { orderNo, onPage } = await decideHere();
  await onPage('pay');
  thank(`?order=${orderNo}`);
  const told = () => services.store.get(eventPopupAtom);
  await waitFor(() => expect(told()).toEqual({ unsent: ['purchase'] }));
  expect(await purchases()).toEqual([]);
});

it('an older order’s page does not send the purchase whose payment is open', async () => {
  await decideHere();
  thank('?order=D000000-AAAAAAAA');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await purchases()).toEqual([]);
});

it('without a number in the URL it is the order that this browser has just placed', async () => {
  const { cartId, onPage } = await decideHere();
  await onPage('pay');
  thank('');
  await waitFor(async () => expect(await purchases()).toMatchObject([{ cartId }]));
});
