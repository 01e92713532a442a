import { getCartSpec } from '@shop/contract/carts/get-cart';
import { channels, packings } from '@shop/shop-api/db/schema';
import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import CartShippingDetailPage from './cart-shipping-detail-page';

const shop = servedShopOfFile();
let token = '';

beforeAll(async () => {
  const { db } = shop.api;
  const [channel] = await db.select().from(channels).where(eq(channels.key, 'default'));
  const card = { key: 'card', kind: 'card', name: 'お祝いのカード', description: '', price: 100 } as const;
  await db.insert(packings).values({ ...card, channelId: channel!.id, position: 99 });
  const [product] = await wellStockedProducts(db, 1);
  token = (await createReadyCart(shop.api, [{ product_key: product!.key, quantity: 2 }])).token;
  document.cookie = `default_cart_token=${token}; path=/`;
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
});

it('a card is shown as it is written, is not sent without a message, and is there again afterwards', async () => {
  const show = () =>
    renderPage(<CartShippingDetailPage params={{}} search={new URLSearchParams()} />, {
      services: shop.services,
      theme: simpleTheme,
      path: '/cart/shipping-detail',
    });
  const page = show();
  await userEvent.click(await screen.findByText('包装・のし'));
  await userEvent.click(await screen.findByRole('radio', { name: /^お祝いのカード/ }));
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  const field = screen.getByRole('textbox', { name: 'メッセージ' });
  expect(field).toHaveAccessibleDescription(/メッセージを入力してください/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'おめでとう{Enter}どうぞ');
  expect(screen.getByText('カードの見本').parentElement).toHaveTextContent('おめでとう どうぞ');
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/payment'));
  const { body } = await shop.api.call(getCartSpec, { params: { cart_token: token } });
  expect(body.data.detail.shippings[0]!.packings).toMatchObject([
    { packing_key: 'card', quantity: 1, message: 'おめでとう\nどうぞ' },
  ]);
  cleanup();
  show();
  await userEvent.click(await screen.findByText('お祝いのカード'));
  expect(screen.getByRole('textbox', { name: 'メッセージ' })).toHaveValue('おめでとう\nどうぞ');
});
