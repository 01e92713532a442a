import type { Sharp } from 'sharp';
import { isPicture } from './is-picture';
import { AVIF, AVIF_SIDES, PICTURE_SIDES, WEBP } from './picture-sizes';

/** Pixels of the largest picture that is decoded. */
const MAX_PIXELS = 50_000_000;

/** The bytes are not a picture that the shop can use. The message is in Japanese. */
export class PictureError extends Error {}

/** One size of a picture in one encoding. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** The longest side that was asked for, in pixels: tells the files of one picture apart. */
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly type: 'webp' | 'avif';
}

/**
 * A picture in the sizes and encodings of the shop, the largest WebP first; none is larger than the original. Judged by
 * its content alone, decoded and re-encoded: nothing else of the file is kept. Throws `PictureError`.
 */
export async function encodePicture(original: Uint8Array): Promise<readonly EncodedPicture[]> {
  if (!isPicture(original)) throw new PictureError('画像（JPEG・PNG・WebP・GIF・AVIF）ではありません');
  const unreadable = () => new PictureError('画像を読み込めません');
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS)
    throw new PictureError(`画像が大きすぎます（${MAX_PIXELS / 10_000}万画素まで）`);
  const longest = Math.max(width, height);
  const sides = PICTURE_SIDES.filter((side, index) => index === 0 || side < longest);
  try {
    const decoded = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const encoded: EncodedPicture[] = [];
    for (const side of sides) {
      encoded.push(await encodeAs(decoded.clone(), side, 'webp'));
      if (AVIF_SIDES.includes(side)) encoded.push(await encodeAs(decoded.clone(), side, 'avif'));
    }
    return encoded;
  } catch {
    throw unreadable();
  }
}

async function encodeAs(decoded: Sharp, side: number, type: EncodedPicture['type']): Promise<EncodedPicture> {
  const resized = decoded.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (type === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, side, width: info.width, height: info.height, type };
}
