import { FILE_ERRORS } from '@shop/contract/files/file-errors';
import { rejected } from '../http/http-error';
import { beginsWith } from '../images/begins-with';
import { isPicture } from '../images/is-picture';
import { encodeUpload } from './encode-upload';

/** The longest side of a stored picture, in pixels. */
const MAX_SIDE = 2_048;
const PDF = '%PDF-';
const OTHER_TYPE = '画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFを選んでください';

/** A file as it is stored. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly extension: 'webp' | 'pdf';
  readonly type: 'image/webp' | 'application/pdf';
  readonly width: number | null;
  readonly height: number | null;
  /** A small form of it, stored beside it. */
  readonly thumbnail: Uint8Array | null;
}

/**
 * Turns an upload into the file to store, by its content: pictures are decoded and encoded again, without metadata
 * (place, camera) and scripts; a PDF stays as it is. Throws a 422 for everything else. reliability 17
 */
export async function readUpload(bytes: Uint8Array): Promise<StoredFile> {
  if (beginsWith(bytes, 0, PDF))
    return { bytes, extension: 'pdf', type: 'application/pdf', width: null, height: null, thumbnail: null };
  if (!isPicture(bytes)) throw rejected(FILE_ERRORS.typeNotAllowed, OTHER_TYPE, { file: [OTHER_TYPE] });
  const [picture] = await encodeUpload(bytes, { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' });
  return { ...picture, extension: 'webp', type: 'image/webp', thumbnail: null };
}
