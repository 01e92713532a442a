import type { products, images } from '../../db/schema';

/** What an order is made of. */
export interface OrderedGood {
  readonly product: typeof products.$inferSelect;
  readonly taxRate: 10 | 8;
  readonly image: typeof images.$inferSelect | null;
}
