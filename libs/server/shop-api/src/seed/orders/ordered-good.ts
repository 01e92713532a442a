import type { TaxRate } from '../../pricing/tax-by-rate';
import type { products, images } from '../../db/schema';

/** A line of a seeded order. */
export interface OrderedGood {
  readonly product: typeof products.$inferSelect;
  readonly taxRate: TaxRate;
  readonly image: typeof images.$inferSelect | null;
}
