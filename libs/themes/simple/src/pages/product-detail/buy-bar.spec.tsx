import { productQuery } from '@shop/feature-catalogue/product-query';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { browserCookies } from '@shop/session/browser-cookies';
import { products } from '@shop/shop-api/db/schema';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import { BuyBar } from './buy-bar';

const shop = servedShopOfFile();

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
