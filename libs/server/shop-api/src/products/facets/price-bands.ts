/** Where one band of prices ends and the next begins, in yen with tax. */
export const PRICE_BOUNDS = [1_000, 3_000, 5_000, 10_000, 30_000] as const;

/** The prices of a band by its number, both ends included; `null` where there is no bound. */
export const priceBand = (number: number): { readonly min: number | null; readonly max: number | null } => {
  const end = PRICE_BOUNDS[number];
  return { min: PRICE_BOUNDS[number - 1] ?? null, max: end === undefined ? null : end - 1 };
};
