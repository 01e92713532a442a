import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen } from '@testing-library/react';
import type { Totals } from '@shop/site/views/totals';
import { simpleTheme } from '../theme';
import { OrderTotals } from './order-totals';

const shop = servedShopOfFile();
afterEach(cleanup);

const show = (totals: Totals, grantPoint = 0) =>
  renderPage(
    <OrderTotals
      lines={[{ unitPriceWithTax: 1_115, quantity: 3 }]}
      totals={totals}
      grantPoint={grantPoint}
    />,
    { services: shop.services, theme: simpleTheme },
  );

it.each([
  ['of a member', 1_234, 1],
  ['of a guest', 0, 0],
])('the points %s are named', async (_whose, grantPoint, notes) => {
  const parts = { subtotal: 3_345, shippingFee: 0, packing: 0, paymentFee: 0, discount: 0 };
  const totals = { ...parts, point: 0, tax: 304, payment: 3_345, byRate: [], withTax: parts };
  show(totals, grantPoint);
  expect(await screen.findByRole('row', { name: /^小計（税込）/ })).toBeVisible();
  expect(screen.queryAllByText('獲得予定ポイント：1,234ポイント')).toHaveLength(notes);
});

it.each([
  ['an order from before it was counted with tax', 3_346, 1],
  ['pieces × the price', 3_345, 0],
])('%s: %i yen for three pieces of 1,115 are explained %i times', async (_what, subtotal, notes) => {
  const parts = { subtotal, shippingFee: 0, packing: 0, paymentFee: 0, discount: 0 };
  show({ ...parts, point: 0, tax: 304, payment: subtotal, byRate: [], withTax: parts });
  expect(await screen.findByRole('row', { name: /^小計（税込）/ })).toBeVisible();
  expect(screen.queryAllByText(/^消費税は、税率ごとに合計した金額から一度だけ計算しています。/)).toHaveLength(
    notes,
  );
});
