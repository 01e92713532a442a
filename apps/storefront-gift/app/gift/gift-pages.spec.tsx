import { initCartSpec } from '@shop/contract/carts/init-cart';
import type { CartPackingView } from '@shop/feature-cart/cart-view';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { browserCookies } from '@shop/session/browser-cookies';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftSlip } from './cart/gift-slip';
import type { ReactNode } from 'react';
import { giftTheme } from './gift-theme';
import { GiftDressing } from './product-detail/gift-dressing';
import { SocialGiftWay } from './product-detail/social-gift-way';

const shop = servedShopOfFile();
const show = (element: ReactNode) =>
  renderPage(element, { services: shop.services, theme: giftTheme, path: '/product/gift/' });

it('[route-social-gift] a gift for somebody whose address is unknown goes into the cart and on to its receiver', async () => {
  const [stored] = await wellStockedProducts(shop.api.db, 1);
  const { services } = shop;
  const product = await services.queryClient.fetchQuery(productQuery(services.api, stored?.key ?? ''));
  const { pathname } = show(<SocialGiftWay product={product} quantity={2} />);
  await userEvent.click(await screen.findByRole('button', { name: '住所を知らない方へ贈る' }));
  await waitFor(() => expect(pathname()).toBe(checkoutPaths.cartShippingSelect({ isGift: true })));
  const token = browserCookies().get('default_cart_token') ?? '';
  const { body } = await shop.api.call(initCartSpec, { body: { token } });
  expect(body.data.detail.products).toMatchObject([{ quantity: 2 }]);
});

it('the sheet of the noshi shows what was pressed', async () => {
  show(<GiftDressing />);
  expect(
    screen.getByText('のしの見本：表書き「御祝」、水引 紅白蝶結び、名入れ「お名前」'),
  ).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '内祝' }));
  expect(
    screen.getByText('のしの見本：表書き「内祝」、水引 紅白蝶結び、名入れ「お名前」'),
  ).toBeInTheDocument();
});

const noshi: CartPackingView = {
  key: 'p1',
  packingKey: 'noshi-outer',
  kind: 'noshi',
  name: '外のし',
  unitPriceWithTax: 110,
  quantity: 1,
  noshiTitle: '御礼',
  noshiName: '山田',
  message: '',
};

it('a slip says how the gift is dressed, and leads to where that is chosen', () => {
  show(<GiftSlip name="羊羹" destination={null} packings={[noshi]} />);
  expect(screen.getByText('「御礼」山田')).toBeVisible();
  expect(screen.getAllByText('まだ選んでいません')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^のし・包装・カードを変える.*羊羹$/ })).toHaveAttribute(
    'href',
    checkoutPaths.cartShippingDetail(),
  );
});

it('a slip of a divided gift says where it goes', () => {
  show(<GiftSlip name="羊羹" destination="お届け先2 実家" packings={[noshi]} />);
  expect(screen.getByText(/^贈りものの仕立て（お届け先2 実家）/)).toBeVisible();
  expect(screen.getByRole('link', { name: /羊羹（お届け先2 実家）$/ })).toBeVisible();
});

it('a slip leads to the destination first, where there is none yet', () => {
  show(<GiftSlip name="羊羹" destination={null} packings={null} />);
  expect(screen.getByRole('link', { name: /^のし・包装・カードを選ぶ.*羊羹$/ })).toHaveAttribute(
    'href',
    checkoutPaths.cartShippingSelect(),
  );
});
