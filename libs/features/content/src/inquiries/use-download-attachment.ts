import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { downloadAttachment } from './download-attachment';
import type { InquiryFileView } from './inquiry-query';

/** Saves a file that the member has sent along; `notify` is called with the words of the specification. core §7 */
export function useDownloadAttachment(notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: (file: InquiryFileView) => downloadAttachment(api, file, { notify }),
  });
}
