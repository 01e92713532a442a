import { render, screen } from '@testing-library/react';
import { TotalsTable } from './totals-table';

const totals = {
  subtotal: 3000,
  shippingFee: 500,
  packing: 0,
  paymentFee: 0,
  discount: 0,
  point: 0,
  tax: 330,
  payment: 3830,
  byRate: [
    { rate: 10, taxable: 2500, tax: 250, total: 2750 },
    { rate: 8, taxable: 1000, tax: 80, total: 1080 },
  ],
  withTax: { subtotal: 3280, shippingFee: 550, packing: 0, paymentFee: 0, discount: 0 },
};

it('shows every tax rate and the total', () => {
  render(<TotalsTable totals={totals} sums="without-tax" />);
  expect(screen.getByRole('row', { name: '合計（税込） 3,830円' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '8%対象 ※軽減税率対象' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^10%対象 2,500円 ?（消費税 250円）$/ })).toBeVisible();
});

it.each([
  [
    'with-tax',
    [
      '小計（税込） 3,280円',
      '送料（税込） 550円',
      'うち消費税 330円',
      /^10%対象 2,750円 ?（うち消費税 250円）$/,
    ],
  ],
  [
    'without-tax',
    ['小計（税抜） 3,000円', '送料（税抜） 500円', '消費税 330円', /^10%対象 2,500円 ?（消費税 250円）$/],
  ],
] as const)('shows the parts %s', (sums, rows) => {
  render(<TotalsTable totals={totals} sums={sums} />);
  for (const name of rows) expect(screen.getByRole('row', { name })).toBeVisible();
});

it('shows discount, points, packing and the payment fee where there are any', () => {
  const { rerender } = render(
    <TotalsTable
      totals={{ ...totals, packing: 300, paymentFee: 400, discount: 100, point: 50 }}
      sums="without-tax"
    />,
  );
  expect(screen.getByRole('row', { name: '包装・のし（税抜） 300円' })).toBeVisible();
  expect(screen.getByRole('row', { name: '代引手数料（税抜） 400円' })).toBeVisible();
  expect(screen.getByRole('row', { name: '割引（税抜） -100円' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'ポイント利用 -50円' })).toBeVisible();
  rerender(<TotalsTable totals={totals} sums="without-tax" />);
  expect(screen.queryByRole('row', { name: /包装|代引|割引|ポイント/ })).toBeNull();
});

it('shows no amount at all while the server computes', () => {
  const { container } = render(<TotalsTable totals={totals} sums="with-tax" isComputing />);
  expect(screen.getByRole('row', { name: '合計（税込） 計算中' })).toBeVisible();
  expect(container.textContent).not.toMatch(/\d円/);
});

it('a sentence in the place of an amount breaks between phrases, and amounts before their brackets', () => {
  const { rerender } = render(<TotalsTable totals={totals} sums="with-tax" isShippingFeeKnown={false} />);
  expect(screen.getByText('お届け先の選択後に計算')).toHaveClass('sentence');
  const free = { ...totals, withTax: { ...totals.withTax, shippingFee: 0 } };
  rerender(<TotalsTable totals={free} sums="with-tax" isShippingFree />);
  expect(screen.getByText('0円（送料無料）')).not.toHaveClass('sentence');
});

it('a row of a tax rate breaks between its two amounts alone', () => {
  render(<TotalsTable totals={totals} sums="with-tax" />);
  expect(screen.getByText('（うち消費税 250円）')).toHaveClass('piece');
  expect(screen.getByText('※軽減税率対象')).toHaveClass('piece');
});
