import type { ApiClient } from '@shop/api-client/api-client';
import { getFileContents } from '@shop/contract/files/get-file-contents';
import { type DownloadPorts, saveDownload } from '@shop/site/downloads/save-download';
import type { InquiryFileView } from './inquiry-query';

/** Saves a file that was sent along with an inquiry. Rejects with an ApiError where it is gone or another's. core §7 */
export async function downloadAttachment(
  api: ApiClient,
  { url, name }: InquiryFileView,
  ports: DownloadPorts,
): Promise<void> {
  saveDownload(await api.call(getFileContents, { query: { url } }), name, ports);
}
