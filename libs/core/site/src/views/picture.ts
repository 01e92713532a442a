import type { Image } from '@shop/contract/images/image';

/** A picture as pages render it. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** One `srcset` for each encoding, the smallest encoding first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

const ENCODINGS = ['image/avif', 'image/webp'] as const;

/** Converts an image of the API. */
export function toPicture(image: Image): Picture {
  return {
    src: image.path,
    width: image.width,
    height: image.height,
    alt: image.alt,
    sources: ENCODINGS.flatMap((type) => {
      const files = image.sources.filter((source) => source.type === type);
      if (files.length === 0) return [];
      return [{ type, srcSet: files.map((file) => `${file.path} ${file.width}w`).join(', ') }];
    }),
  };
}

/** Converts an image that may be missing. */
export function toPictureOrNull(image: Image | null): Picture | null {
  return image === null ? null : toPicture(image);
}
