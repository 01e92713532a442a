import type { Image } from '@shop/contract/images/image';
import type { images } from '../db/schema';

type StoredImage = Pick<typeof images.$inferSelect, 'path' | 'width' | 'height' | 'alt' | 'sources'>;

/** A picture on the wire, `null` where there is none. */
export const presentImage = (image: StoredImage | null): Image | null =>
  image === null
    ? null
    : {
        path: image.path,
        width: image.width,
        height: image.height,
        alt: image.alt,
        sources: image.sources.map(({ path, width, type }) => ({ path, width, type })),
      };
