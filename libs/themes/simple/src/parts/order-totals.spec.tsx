import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen } from '@testing-library/react';
import { simpleTheme } from '../theme';
import { OrderTotals } from './order-totals';

const shop = servedShopOfFile();
afterEach(cleanup);

it.each([
  ['an order from before it was counted with tax', 3_346, 1],
  ['pieces × the price', 3_345, 0],
])('%s: %i yen for three pieces of 1,115 are explained %i times', async (_what, subtotal, notes) => {
  const parts = { subtotal, shippingFee: 0, packing: 0, paymentFee: 0, discount: 0 };
  const totals = { ...parts, point: 0, tax: 304, payment: subtotal, byRate: [], withTax: parts };
  renderPage(<OrderTotals lines={[{ unitPriceWithTax: 1_115, quantity: 3 }]} totals={totals} />, {
    services: shop.services,
    theme: simpleTheme,
  });
  expect(await screen.findByRole('row', { name: /^小計（税込）/ })).toBeVisible();
  expect(screen.queryAllByText(/^消費税は、税率ごとに合計した金額から一度だけ計算しています。/)).toHaveLength(
    notes,
  );
});
