import { uploadFile } from '@shop/contract/files/upload-file';
import { useApi } from '@shop/query/use-api';
import { useMutation } from '@tanstack/react-query';
import type { Attachment } from './contact-draft';

/** Uploads a file for an inquiry; the API accepts pictures and PDF by their content. core §7 */
export function useUploadAttachment() {
  const api = useApi();
  return useMutation({
    mutationFn: async (file: File): Promise<Attachment> => {
      const { data } = await api.call(uploadFile, { body: { dir: 'inquiries', file } });
      return { id: data.id, name: data.name };
    },
  });
}
