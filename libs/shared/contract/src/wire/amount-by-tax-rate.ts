import * as v from 'valibot';
import { TaxRate, Yen } from './yen';

/** One rate's part of a total: the tax is rounded down once per rate, as a qualified invoice demands. */
export const AmountByTaxRate = v.object({
  tax_rate: TaxRate,
  /** Goods and carriage of this rate without tax, after discounts. */
  taxable_amount: Yen,
  tax_amount: Yen,
  total_amount: Yen,
});

export type AmountByTaxRate = v.InferOutput<typeof AmountByTaxRate>;
