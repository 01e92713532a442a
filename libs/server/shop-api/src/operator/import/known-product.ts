import type { productModels, products, stagedModels, StagedPicture, stagedVariants } from '../../db/schema';

/** A variant of the file, and the one of the shop that it is. */
export interface MatchedVariant {
  readonly staged: typeof stagedVariants.$inferSelect;
  /** Null: a new one. */
  readonly present: typeof products.$inferSelect | null;
}

/** A product that the file names and the shop has already. */
export interface KnownProduct {
  readonly staged: typeof stagedModels.$inferSelect;
  readonly present: typeof productModels.$inferSelect;
  readonly maker: string;
  readonly brand: string;
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly variants: readonly MatchedVariant[];
  /** The pictures that the shop has, by the ids of variants, the main one first; none are read for a file without any. */
  readonly pictures: (variantId: number) => readonly StagedPicture[];
  /** Those of the shop that the file does not name. */
  readonly others: readonly (typeof products.$inferSelect)[];
}
