import { FILE_ERRORS } from '@shop/contract/files/file-errors';
import { rejected } from '../http/http-error';
import { isPhoto } from '../images/is-picture';
import { encodeUpload } from './encode-upload';
import type { StoredFile } from './read-upload';

/** The longest side of a stored photo, and the sides of its thumbnail, in pixels: sharp on dense screens. */
const MAX_SIDE = 1_600;
const THUMBNAIL_SIDE = 240;
const OTHER_TYPE = 'JPEG、PNG、WebPの写真を選んでください';

/** Turns an upload into the photo to store, which others will see, and its thumbnail. Throws a 422 for everything else. */
export async function readPhoto(bytes: Uint8Array): Promise<StoredFile> {
  if (!isPhoto(bytes)) throw rejected(FILE_ERRORS.typeNotAllowed, OTHER_TYPE, { file: [OTHER_TYPE] });
  const [photo, thumbnail] = await encodeUpload(
    bytes,
    { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' },
    { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'cover' },
  );
  return { ...photo, extension: 'webp', type: 'image/webp', thumbnail: thumbnail.bytes };
}
