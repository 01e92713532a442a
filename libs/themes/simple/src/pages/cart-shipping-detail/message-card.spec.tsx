import { formatYen } from '@shop/format/format-yen';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { channels, packings } from '@shop/shop-api/db/schema';
import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

it('the total has what is chosen at once, before its words are written and before it is sent', async () => {
  renderPage(<CartShippingDetailPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/shipping-detail',
  });
  await userEvent.click(await screen.findByText('包装・のし'));
  await userEvent.click(await screen.findByRole('radio', { name: 'カードを付けない' }));
  const totalOf = async () => {
    const { body } = await shop.api.call(getCartSpec, { params: { cart_token: token } });
    return body.data.order.total_payment;
  };
  const before = await totalOf();
  const offered = await shop.api.call(listPackingsSpec, {});
  const priceOf = (packing: string) => offered.body.find(({ key }) => key === packing)!.unit_price_with_tax;
  const summary = within(screen.getByRole('complementary', { name: /ご注文内容/ }));
  for (const [choice, packing] of [
    [/^お祝いのカード /, priceOf('card')],
    [/^外のし /, priceOf('card') + 2 * priceOf('noshi-outer')],
    ['カードを付けない', 2 * priceOf('noshi-outer')],
    ['のしを付けない', 0],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    const total = formatYen(before + packing);
    await screen.findByText(`包装・のし ${formatYen(packing)}（税込）を含むご注文の合計：${total}（税込）`);
    expect(summary.getByRole('row', { name: `合計（税込） ${total}` })).toBeInTheDocument();
  }
  expect(await totalOf()).toBe(before);
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
