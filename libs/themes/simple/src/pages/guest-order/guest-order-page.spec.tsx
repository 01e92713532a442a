import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import GuestOrderPage from './guest-order-page';

const TERMS = '発送前のご注文は、お問い合わせからキャンセルを承ります。';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'https://shop.example' } } });
  services = await createTestServices((await api.serve()).url);
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

/** A guest's order with the query of the link to its page. */
async function place() {
  const guest = { email: 'guest@example.jp' };
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], guest);
  const { order_no: no } = (await decideCart(api, cart, guest)).body;
  const [mail] = (await api.mailbox()).filter(({ subject }) => subject.includes(no));
  return { no, query: /orders\/view(\?no=[\w-]+&t=[\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
async function open(query: string) {
  const page = <GuestOrderPage params={{}} search={new URLSearchParams(query)} />;
  renderPage(page, { services, theme: simpleTheme, path: `/orders/view${query}` });
  await screen.findByRole('heading', { name: 'ご注文金額' });
}

it('says how a guest cancels, and leads to an inquiry that names the order, until it has left', async () => {
  const { no, query } = await place();
  await open(query);
  expect(screen.getByText(TERMS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'お問い合わせへ進む' })).toHaveAttribute(
    'href',
    `/contact?order=${no}`,
  );

  cleanup();
  const shop = operatorOf(api);
  await shop('orders', 'paid', no);
  await shop('orders', 'shipped', no, '--tracking', '1234-5678-9012');
  services.queryClient.clear();
  await open(query);
  expect(screen.queryByText(TERMS)).toBeNull();
});
