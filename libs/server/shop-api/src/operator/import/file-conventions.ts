import type { PriceSums } from '../../pricing/price-sums';
import type { TaxRate } from '../../pricing/tax-by-rate';

/** What the operator says about a file as a whole. */
export interface FileConventions {
  /** Whether its prices contain the tax; null: as its layout has them, or else the shop. */
  readonly prices: PriceSums | null;
  /** Whether the prices of the shop do, which are stored so. */
  readonly sums: PriceSums;
  /** The tax rate of the products for which neither the file nor the shop has one. */
  readonly taxRate: TaxRate;
  /**
   * The rates of the shop's products by their codes, as far as they differ from that one: prices of a file without rates are
   * converted at the rate that the product has. Empty where nothing is converted.
   */
  readonly ratesOfKnown: ReadonlyMap<string, TaxRate>;
  /** The names of the options whose values stand in the file without any. */
  readonly optionNames: readonly string[];
}
