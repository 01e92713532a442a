import { FILE_ERRORS } from '@shop/contract/files/file-errors';
import type { ResizeOptions } from 'sharp';
import { rejected } from '../http/http-error';

/** The most pixels of a picture that is decoded. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 82;

/** A picture as it is stored. */
export interface EncodedUpload {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const rejectFile = (code: string, message: string) => rejected(code, message, { file: [message] });

/**
 * Decodes the picture of a shopper and encodes it as a WebP of each of these sizes: upright, without metadata (place,
 * camera) and without anything else of the file. Throws a 422 for what cannot be decoded. reliability 17
 */
export async function encodeUpload<Sizes extends readonly ResizeOptions[]>(
  bytes: Uint8Array,
  ...sizes: Sizes
): Promise<{ [Size in keyof Sizes]: EncodedUpload }>;
export async function encodeUpload(
  bytes: Uint8Array,
  ...sizes: readonly ResizeOptions[]
): Promise<readonly EncodedUpload[]> {
  const unreadable = () =>
    rejectFile(FILE_ERRORS.imageUnreadable, '画像を読み込めませんでした。別のファイルをお選びください');
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS)
    throw rejectFile(FILE_ERRORS.imageTooLarge, '画像が大きすぎます。縮小してからお送りください');
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const encoded: EncodedUpload[] = [];
    for (const size of sizes) {
      const { data, info } = await upright
        .clone()
        .resize({ ...size, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      encoded.push({ bytes: data, width: info.width, height: info.height });
    }
    return encoded;
  } catch {
    throw unreadable();
  }
}
