import { productQuery } from '@shop/feature-catalogue/product-query';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { browserCookies } from '@shop/session/browser-cookies';
import { products } from '@shop/shop-api/db/schema';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import { BuyBar } from './buy-bar';

const shop = servedShopOfFile();

it('the bar of phones names what is chosen, and nothing where there is nothing to choose', async () => {
  const { services } = shop;
  const [, stored] = await wellStockedProducts(shop.api.db, 2);
  const product = await services.queryClient.fetchQuery(productQuery(services.api, stored!.key));
  const options = [
    { name: '色', value: '藍' },
    { name: 'サイズ', value: 'M' },
  ];
  const variant = { key: 'a', label: '藍／M', thumbnail: null, isCurrent: true, isAvailable: true };
  const chosen = { ...product, options, variants: [variant, { ...variant, key: 'b', isCurrent: false }] };
  renderPage(<BuyBar product={chosen} />, { services, theme: simpleTheme });
  expect(screen.getByText('色：藍／サイズ：M')).toBeVisible();
  cleanup();
  renderPage(<BuyBar product={{ ...product, options, variants: [] }} />, { services, theme: simpleTheme });
  expect(screen.queryByText('色：藍／サイズ：M')).toBeNull();
});

it('a product that is sold in lots begins with one lot, and is raised by the lot', async () => {
  const { api, services } = shop;
  const [mug] = await wellStockedProducts(api.db, 1);
  await api.db.update(products).set({ lotSize: 6 }).where(eq(products.id, mug!.id));
  const product = await services.queryClient.fetchQuery(productQuery(services.api, mug!.key));
  renderPage(<BuyBar product={product} />, { services, theme: simpleTheme });
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('6');
  expect(screen.getByRole('button', { name: '数量を6減らす' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '数量を6増やす' }));
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('12');
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }));
  await screen.findAllByRole('link', { name: 'カートを見る' });
  const token = browserCookies().get('default_cart_token') ?? '';
  const { body } = await api.call(initCartSpec, { body: { token } });
  expect(body.data.detail.products).toMatchObject([{ quantity: 12, lot_size: 6 }]);
});

it('the bar of a variant that is out of stock says so beside the offer of a mail, whose form gets the focus', async () => {
  const { api, services } = shop;
  const [, , stored] = await wellStockedProducts(api.db, 3);
  await setStock(api.db, stored!.id, 0);
  const product = await services.queryClient.fetchQuery(productQuery(services.api, stored!.key));
  const variant = { key: 'a', label: '藍', values: ['藍'], thumbnail: null, isAvailable: false };
  const chosen = {
    ...product,
    options: [{ name: '色', value: '藍' }],
    variants: [
      { ...variant, isCurrent: true },
      { ...variant, key: 'b', isCurrent: false },
    ],
  };
  const bar = <BuyBar product={chosen} />;
  // Awaited, because the first render waits for the code of a deferred part.
  await act(() => Promise.resolve(renderPage(bar, { services, theme: simpleTheme })));
  const offer = await screen.findByRole('button', { name: '再入荷のお知らせを受け取る' });
  expect(offer.closest('[data-foot-bar]')).toHaveTextContent(/^色：藍在庫切れ再入荷のお知らせを受け取る$/);
  await userEvent.click(offer);
  const form = await screen.findByRole('form', { name: '再入荷のお知らせの申し込み' });
  await waitFor(() => expect(form.parentElement).toHaveFocus());
  expect(document.querySelector('[data-foot-bar]')).toBeNull();
  expect(screen.getByText('在庫切れ')).toBeVisible();
});
