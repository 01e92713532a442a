import { uploadFile } from '@shop/contract/files/upload-file';
import { useApi } from '@shop/query/use-api';
import { useUploads } from '@shop/site/form/use-uploads';
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

/** The photos of a review that is being written. Each is uploaded when it is chosen, one after the other. */
export function useReviewPhotos() {
  const api = useApi();
  const { uploads: photos, ...state } = useUploads<ChosenPhoto>(async (file) => {
    const { data } = await api.call(uploadFile, { body: { dir: 'reviews', file } });
    return { id: data.id, preview: await previewFile(file) };
  });
  const isFull = photos.length >= MOST_PHOTOS;
  const add = async (file: File | null): Promise<void> => {
    if (file === null || state.uploading !== null) return;
    if (isFull) return state.reject(TOO_MANY);
    if (file.size > LARGEST_BYTES) return state.reject(TOO_LARGE);
    await state.add(file);
  };
  return { ...state, photos, isFull, add };
}
