const PHOTOS = 'uploads/reviews/';

/** Where the thumbnail of an upload is in the storage; `null` where it has none. Only photos of reviews have one. */
export const thumbnailPath = (path: string): string | null =>
  path.startsWith(PHOTOS) ? `${PHOTOS}small/${path.slice(PHOTOS.length)}` : null;
