import { uploadFile } from '@shop/contract/files/upload-file';
import { MAX_INQUIRY_FILES } from '@shop/contract/inquiries/inquiry-limits';
import { useApi } from '@shop/query/use-api';
import { useUploads } from '@shop/site/form/use-uploads';
import type { Attachment } from './contact-draft';

/**
 * The files of an inquiry that is being written. Each is uploaded when it is chosen; the API accepts pictures and PDF by
 * their content. core §7
 */
export function useAttachments(initial: readonly Attachment[]) {
  const api = useApi();
  const { uploads: files, ...state } = useUploads<Attachment>(async (file) => {
    const { data } = await api.call(uploadFile, { body: { dir: 'inquiries', file } });
    return { url: data.url, name: data.name };
  }, initial);
  const isFull = files.length >= MAX_INQUIRY_FILES;
  const add = async (file: File | null): Promise<void> => {
    if (!isFull) await state.add(file);
  };
  return { ...state, files, isFull, add };
}
