import { FILE_ERRORS } from '@shop/contract/files/file-errors';
import sharp from 'sharp';
import { rejected } from '../http/http-error';
import { beginsWith } from '../images/begins-with';
import { isPicture } from '../images/is-picture';

/** The most pixels of a picture that is decoded, and the longest side of a stored one. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2_048;
const QUALITY = 82;
const PDF = '%PDF-';

/** A file as it is stored. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly extension: 'webp' | 'pdf';
  readonly type: 'image/webp' | 'application/pdf';
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Turns an upload into the file to store, by its content: pictures are decoded and encoded again, without metadata
 * (place, camera) and scripts; a PDF stays as it is. Throws a 422 for everything else. reliability 17
 */
export async function readUpload(bytes: Uint8Array): Promise<StoredFile> {
  if (beginsWith(bytes, 0, PDF))
    return { bytes, extension: 'pdf', type: 'application/pdf', width: null, height: null };
  if (!isPicture(bytes))
    throw rejected(
      FILE_ERRORS.typeNotAllowed,
      '画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFを選んでください',
      {
        file: ['画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFを選んでください'],
      },
    );
  const picture = await encodeAnew(bytes);
  return { ...picture, extension: 'webp', type: 'image/webp' };
}

async function encodeAnew(bytes: Uint8Array): Promise<Pick<StoredFile, 'bytes' | 'width' | 'height'>> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS)
    throw rejected(FILE_ERRORS.imageTooLarge, '画像が大きすぎます。縮小してからお送りください', {
      file: ['画像が大きすぎます。縮小してからお送りください'],
    });
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  rejected(FILE_ERRORS.imageUnreadable, '画像を読み込めませんでした。別のファイルをお選びください', {
    file: ['画像を読み込めませんでした。別のファイルをお選びください'],
  });
