import type { TaxRate } from '../../pricing/tax-by-rate';

/** What the operator says about a file as a whole. */
export interface FileConventions {
  /** Whether its prices contain the tax. */
  readonly arePricesWithTax: boolean;
  /** The tax rate of the products for which the file names none. */
  readonly taxRate: TaxRate;
}
