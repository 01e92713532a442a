import type { TaxRate } from '../../pricing/tax-by-rate';

interface StoredPrice {
  readonly price: number;
  readonly taxRate: TaxRate;
}

/** A price of the shop as the price column of an import states it: without tax, as it is stored. */
export const importedPrice = ({ price }: StoredPrice): number => price;
