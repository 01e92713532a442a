import { beginsWith } from './begins-with';

/** Recognises the photos that phones and cameras make, and WebP, by their first bytes. */
export const isPhoto = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0, '\xff\xd8\xff') ||
  beginsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP'));

/** Recognises picture files by their first bytes; name and declared content type are ignored. */
export const isPicture = (bytes: Uint8Array): boolean =>
  isPhoto(bytes) ||
  beginsWith(bytes, 0, 'GIF87a') ||
  beginsWith(bytes, 0, 'GIF89a') ||
  (beginsWith(bytes, 4, 'ftyp') && (beginsWith(bytes, 8, 'avif') || beginsWith(bytes, 8, 'avis')));
