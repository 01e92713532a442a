import { isApiError } from '@shop/api-client/is-api-error';
import { useRef, useState } from 'react';
import { errorMessage } from '../errors/error-message';

/** What the API says of the file, in its own words. */
const uploadMessage = (error: unknown): string =>
  (isApiError(error) && error.kind === 'rejected' ? error.body.errors['file']?.[0] : undefined) ??
  errorMessage(error);

/**
 * The files of a form that is being written. `add` uploads a file as soon as it is chosen, one after the other; a file
 * that is chosen during an upload is passed over. While `uploading` has a name, the form must not be sent.
 */
export function useUploads<Uploaded>(
  upload: (file: File) => Promise<Uploaded>,
  initial: readonly Uploaded[] = [],
) {
  const [uploads, setUploads] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const isBusy = useRef(false);

  const add = async (file: File | null): Promise<void> => {
    if (file === null || isBusy.current) return;
    isBusy.current = true;
    setError(null);
    setUploading(file.name);
    try {
      const uploaded = await upload(file);
      setUploads((present) => [...present, uploaded]);
    } catch (failure) {
      setError(uploadMessage(failure));
    }
    setUploading(null);
    isBusy.current = false;
  };
  const remove = (removed: Uploaded) => {
    setUploads((present) => present.filter((one) => one !== removed));
    setError(null);
  };
  return { uploads, error, uploading, add, remove, reject: setError };
}
