import { userAddresses } from '@shop/shop-api/db/schema';
import { createFilledCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingSelectPage from './cart-shipping-select-page';

const COUNT = 500;
const MEMBER = 'member@example.jp';

const shop = servedShopOfFile();
let token = '';
beforeAll(async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  token = await api.signIn(MEMBER);
  const [seeded] = await api.db.select().from(userAddresses);
  const more = Array.from({ length: COUNT - 2 }, (_address, at) => ({
    ...seeded!,
    id: undefined,
    name: `支店${at}`,
    isDefault: false,
    isSenderDefault: false,
  }));
  await api.db.insert(userAddresses).values(more);
});
beforeEach(async () => {
  const [product] = await wellStockedProducts(shop.api.db, 1);
  const cart = await createFilledCart(shop.api, [{ product_key: product!.key, quantity: 2 }], { token });
  document.cookie = `default_cart_token=${cart.token}; path=/`;
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
});

const show = (query = '') =>
  renderPage(<CartShippingSelectPage params={{}} search={new URLSearchParams(query)} />, {
    services: shop.services,
    theme: simpleTheme,
    path: `/cart/shipping-select?${query}`,
  });
it('phones keep 次へ at the foot of the screen', async () => {
  show();
  const next = await screen.findByRole('button', { name: '次へ' });
  expect(next.closest('[data-foot-bar]')).toBeVisible();
});

const choices = () => screen.findAllByRole('radio');

it('of 500 addresses ten are offered, more on request, and any of them is found by a search and kept', async () => {
  const page = show();
  expect(await choices()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'もっと見る' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(30));
  const search = screen.getByRole('searchbox', { name: '住所を検索' });
  await userEvent.type(search, '支店477{Enter}');
  const found = await screen.findByRole('radio', { name: '支店477' });
  // Enter in the search does not send the choice.
  expect(page.pathname()).toContain('/cart/shipping-select');
  expect(await screen.findByText('1件見つかりました')).toBeInTheDocument();
  // The default is still chosen, so it is still shown.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(found);
  await userEvent.clear(search);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(11));
  expect(screen.getByRole('radio', { name: '支店477' })).toBeChecked();
  await userEvent.type(search, '札幌支店');
  expect(await screen.findByText(/該当する住所が見つかりませんでした/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
});

it('what was chosen before is chosen again although it is not among the first', async () => {
  show();
  expect(await screen.findByRole('radio', { checked: true })).toBeVisible();
  expect(await choices()).toHaveLength(11);
});

it('a further destination is found by a search too', async () => {
  show('several=1');
  await userEvent.click(await screen.findByRole('button', { name: 'お届け先を追加する' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: '住所を検索' }), '支店476');
  await userEvent.click(await screen.findByRole('radio', { name: '支店476' }));
  await userEvent.click(screen.getByRole('button', { name: 'このお届け先にする' }));
  expect(await screen.findByRole('heading', { name: 'お届け先2' })).toBeVisible();
});
