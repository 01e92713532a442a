import type { ApiClient } from '@shop/api-client/api-client';
import { exportMyData } from '@shop/contract/users/export-my-data';
import { type DownloadPorts, saveDownload } from '@shop/site/downloads/save-download';

/** Saves all that the shop stores about the member as a file. Rejects with an ApiError. core §7 */
export async function saveOwnData(api: ApiClient, ports: DownloadPorts): Promise<void> {
  saveDownload(await api.call(exportMyData, {}), '会員データ.json', ports);
}
