import { createDividedCart } from '@shop/testing-api/divided-cart';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { simpleTheme } from '@shop/theme-simple/theme';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SchoolCartPage from './school-cart-page';

const shop = servedShopOfFile();

it('a product that was divided is one line of its kind, with its pieces by destination', async () => {
  const { cart, name, places } = await createDividedCart(shop.api);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  renderPage(<SchoolCartPage />, { services: shop.services, theme: simpleTheme, path: '/cart/' });
  expect(await screen.findAllByRole('heading', { name })).toHaveLength(1);
  const [line] = screen.getAllByRole('article').filter((one) => within(one).queryByRole('heading', { name }));
  const product = within(line!);
  expect(product.getAllByText(/^お届け先[12] /)).toHaveLength(2);
  const second = within(product.getByRole('group', { name: `${name}（${places[1]}）の数量` }));
  expect(second.getByRole('textbox')).toHaveValue('2');
  await userEvent.click(second.getByRole('button', { name: '数量を1増やす' }));
  expect(await screen.findByText(`お届け先：${places[0]}`)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: /5点/ })).toBeVisible();
});
