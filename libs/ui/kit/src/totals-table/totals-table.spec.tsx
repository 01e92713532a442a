import { render, screen } from '@testing-library/react';
import { TotalsTable } from './totals-table';

const totals = {
  subtotal: 3000,
  shippingFee: 500,
  discount: 0,
  point: 0,
  tax: 330,
  payment: 3830,
  byRate: [
    { rate: 10, taxable: 2500, tax: 250 },
    { rate: 8, taxable: 1000, tax: 80 },
  ],
};

it('shows every tax rate and the total', () => {
  render(<TotalsTable totals={totals} />);
  expect(screen.getByRole('row', { name: '合計（税込） 3,830円' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '8%対象 ※軽減税率対象' })).toBeVisible();
  expect(screen.getByRole('row', { name: '10%対象 2,500円（消費税 250円）' })).toBeVisible();
});

it('shows no amount at all while the server computes', () => {
  const { container } = render(<TotalsTable totals={totals} isComputing />);
  expect(screen.getByRole('row', { name: '合計（税込） 計算中' })).toBeVisible();
  expect(container.textContent).not.toMatch(/\d円/);
});
