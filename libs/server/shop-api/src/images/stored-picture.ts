import type { StoredImageSource } from '../db/schema';

/** A picture in the files folder. */
export interface StoredPicture {
  readonly path: string;
  /** In pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly StoredImageSource[];
}
