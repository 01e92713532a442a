import type { StoredImageSource } from '../../db/schema';
import type { DrawingKey } from './drawing-key';

/** A picture that lies in the files folder. */
export interface StoredPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly StoredImageSource[];
}

/** Gives the picture of a thing in a colour, drawing it where it does not exist yet. */
export interface PictureSet {
  picture(drawing: DrawingKey, hex: string): Promise<StoredPicture>;
}

const WIDTH = 960;

/** Names pictures without drawing them, for tests that never look at one. */
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
