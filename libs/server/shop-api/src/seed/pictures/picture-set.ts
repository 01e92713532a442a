import type { StoredPicture } from '../../images/stored-picture';
import type { DrawingKey } from './drawing-key';

/** Returns the picture of a thing in a colour, and renders it where it does not exist yet. */
export interface PictureSet {
  picture(drawing: DrawingKey, hex: string): Promise<StoredPicture>;
}

const WIDTH = 960;

/**
 * Returns picture names without rendering, for tests that need no files.
 *
 * @internal Only tests seed a shop without rendering pictures.
 */
export const namedPictures: PictureSet = {
  picture(drawing, hex) {
    const path = `/files/${drawing}-${hex.slice(1)}.webp`;
    return Promise.resolve({
      path,
      width: WIDTH,
      height: WIDTH,
      sources: [{ path, width: WIDTH, type: 'image/webp' }],
    });
  },
};
