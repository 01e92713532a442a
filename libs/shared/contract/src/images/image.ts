import * as v from 'valibot';

/** Another width or encoding of the same picture, for `srcset`. */
export const ImageSource = v.object({
  /** Absolute path, `/files/…`, on the API's origin and on every shop's. */
  path: v.string(),
  width: v.number(),
  /** Media type: `image/avif` or `image/webp`. */
  type: v.string(),
});

/**
 * A picture. `path` is the largest WebP and good alone; `sources` lists every file including it.
 * Files never change: their names are hashes of their content.
 */
export const Image = v.object({
  path: v.string(),
  /** Pixels of the file at `path`; every source has the same proportions. */
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  sources: v.array(ImageSource),
});

export type Image = v.InferOutput<typeof Image>;
