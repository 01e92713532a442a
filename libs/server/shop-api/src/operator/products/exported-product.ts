import type { productModels, products, StagedPicture } from '../../db/schema';

/** A product with everything that a file says about it. */
export interface ExportedProduct {
  readonly model: typeof productModels.$inferSelect;
  readonly maker: string;
  readonly brand: string;
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly variants: readonly (typeof products.$inferSelect)[];
  /** By the ids of the variants, the main one first. */
  readonly pictures: (variantId: number) => readonly StagedPicture[];
}
