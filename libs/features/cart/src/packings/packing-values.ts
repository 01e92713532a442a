import * as v from 'valibot';

/** For how many of the pieces it is; null: all of them. */
const PackedPieces = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** How the goods of a destination are to be wrapped. */
export const PackingValues = v.object({
  /** A packing's key; empty: none. */
  wrapping: v.string(),
  noshi: v.string(),
  noshiTitle: v.string(),
  noshiName: v.string(),
  wrappingQuantity: PackedPieces,
  noshiQuantity: PackedPieces,
  card: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
});
export type PackingValues = v.InferOutput<typeof PackingValues>;
