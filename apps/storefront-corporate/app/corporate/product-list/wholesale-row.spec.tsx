import { initCartSpec } from '@shop/contract/carts/init-cart';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { browserCookies } from '@shop/session/browser-cookies';
import { products } from '@shop/shop-api/db/schema';
import { sellByCase } from '@shop/testing-api/sell-by-case';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { wholeText } from '@shop/testing-react/whole-text';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '@shop/theme-simple/theme';
import { WholesaleRow } from './wholesale-row';

const shop = servedShopOfFile();
const LOT = 10;

it('[gap-stylist-uos-flipbook, call-patch-v1-carts-products-add] a row names number, lot and case, and orders whole lots', async () => {
  const { api, services } = shop;
  const filter = readProductFilter(new URLSearchParams());
  const [first] = (await services.queryClient.fetchQuery(productsQuery(services.api, filter))).products;
  if (first === undefined) throw new Error('The seed has no products');
  await sellByCase(api.db, first.id);
  await api.db.update(products).set({ lotSize: LOT }).where(eq(products.id, first.id));
  const list = await services.queryClient.fetchQuery({
    ...productsQuery(services.api, filter),
    staleTime: 0,
  });
  const product = list.products.find(({ key }) => key === first.key);
  if (product === undefined) throw new Error('It has left the list');

  renderPage(<WholesaleRow product={product} isPriority={false} />, { services, theme: simpleTheme });
  const row = within(await screen.findByRole('article'));
  expect(row.getByText(`商品番号 ${product.code}`)).toBeVisible();
  expect(row.getByText('10点単位')).toBeVisible();
  expect(row.getByText(wholeText('1点 950円（税抜）'))).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: '数量を10増やす' }));
  await userEvent.click(row.getByRole('button', { name: /^カートに入れる/ }));
  expect(await screen.findByText('カートに追加しました')).toBeVisible();
  const token = browserCookies().get('default_cart_token') ?? '';
  const { body } = await api.call(initCartSpec, { body: { token } });
  expect(body.data.detail.products).toMatchObject([{ quantity: 20 }]);
});
