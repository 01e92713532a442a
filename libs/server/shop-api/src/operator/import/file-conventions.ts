import type { TaxRate } from '../../pricing/tax-by-rate';

/** What the operator says about a file as a whole. */
export interface FileConventions {
  /** Whether its prices contain the tax. */
  readonly arePricesWithTax: boolean;
  /** The tax rate of the products for which neither the file nor the shop has one. */
  readonly taxRate: TaxRate;
  /**
   * The rates of the shop's products by their codes, as far as they differ from that one: prices with tax of a file
   * without rates contain the tax that the product has.
   */
  readonly ratesOfKnown: ReadonlyMap<string, TaxRate>;
  /** The names of the options whose values stand in the file without any. */
  readonly optionNames: readonly string[];
}
