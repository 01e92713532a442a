import { formatPriceWithoutTax } from '@shop/format/format-price-without-tax';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';

/** What one piece costs, in integer yen. */
export interface UnitPrices {
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
}

/**
 * Returns how the shop writes what a piece costs: with tax, and in a shop that sums up without tax first without it, as in
 * its totals.
 */
export function useUnitPriceText(): (prices: UnitPrices) => string {
  const { sums } = useSettings();
  return ({ unitPrice, unitPriceWithTax }) =>
    sums === 'with-tax'
      ? formatPriceWithTax(unitPriceWithTax)
      : `${formatPriceWithoutTax(unitPrice)} ${formatPriceWithTax(unitPriceWithTax)}`;
}
