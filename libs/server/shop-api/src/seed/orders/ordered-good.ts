import type { TaxRate } from '../../pricing/tax-by-rate';
import type { products, images } from '../../db/schema';

/** What an order is made of. */
export interface OrderedGood {
  readonly product: typeof products.$inferSelect;
  readonly taxRate: TaxRate;
  readonly image: typeof images.$inferSelect | null;
}
