import { isApiError } from '@shop/api-client/is-api-error';
import { uploadFile } from '@shop/contract/files/upload-file';
import { useApi } from '@shop/query/use-api';
import { errorMessage } from '@shop/site/errors/error-message';
import { useRef, useState } from 'react';
import { previewFile } from './preview-file';

/** As the API takes them. */
const MOST_PHOTOS = 3;
const LARGEST_BYTES = 5 * 1024 * 1024;
const TOO_MANY = `写真は${MOST_PHOTOS}枚までです。入れ替えるには、ほかの写真を取り消してください`;
const TOO_LARGE = '写真は1枚5MBまでです。小さくしてからお選びください';

/** A photo that has been uploaded for a review. */
export interface ChosenPhoto {
  readonly id: number;
  /** A URL that shows it. */
  readonly preview: string;
}

/** What the API says of the file, in its own words. */
const uploadMessage = (error: unknown): string =>
  (isApiError(error) && error.kind === 'rejected' ? error.body.errors['file']?.[0] : undefined) ??
  errorMessage(error);

/** The photos of a review that is being written. Each is uploaded when it is chosen, one after the other. */
export function useReviewPhotos() {
  const api = useApi();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isFull = photos.length >= MOST_PHOTOS;

  const upload = async (file: File) => {
    const { data } = await api.call(uploadFile, { body: { dir: 'reviews', file } });
    const photo = { id: data.id, preview: await previewFile(file) };
    setPhotos((chosen) => [...chosen, photo]);
  };
  const add = async (file: File | null): Promise<void> => {
    if (file === null || isBusy.current) return;
    if (isFull) return setError(TOO_MANY);
    if (file.size > LARGEST_BYTES) return setError(TOO_LARGE);
    isBusy.current = true;
    setError(null);
    setUploading(file.name);
    await upload(file).catch((failure: unknown) => setError(uploadMessage(failure)));
    setUploading(null);
    isBusy.current = false;
  };
  const remove = (id: number) => {
    setPhotos((chosen) => chosen.filter((photo) => photo.id !== id));
    setError(null);
  };
  return { photos, isFull, error, uploading, add, remove, reject: setError };
}
