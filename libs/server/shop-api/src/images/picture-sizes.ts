/** The longest sides, in pixels, of the files that are stored of a picture; the first is the default. */
export const PICTURE_SIDES = [960, 480, 240] as const;
/**
 * A browser takes AVIF before WebP whatever its widths, so the large picture of a product page needs it too.
 */
export const AVIF_SIDES: readonly number[] = [960, 480];
export const WEBP = { quality: 82, effort: 3 } as const;
/** Low effort: drawings compress well anyhow, and neither the first start nor an import may take long. */
export const AVIF = { quality: 58, effort: 1 } as const;
