import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import type { OrderDetail } from './order-store';

/** The taxes of an order as the API returns them, one row for each rate. */
export const presentOrderTaxes = ({ taxes }: Pick<OrderDetail, 'taxes'>): AmountByTaxRate[] =>
  taxes.map(({ taxRate, taxableAmount, taxAmount }) => ({
    tax_rate: taxRate,
    taxable_amount: taxableAmount,
    tax_amount: taxAmount,
    total_amount: taxableAmount + taxAmount,
  }));
