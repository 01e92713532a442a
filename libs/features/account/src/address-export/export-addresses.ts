import type { ApiClient } from '@shop/api-client/api-client';
import { exportUserAddresses } from '@shop/contract/user-addresses/export-user-addresses';
import { type DownloadPorts, saveDownload } from '@shop/site/downloads/save-download';

/**
 * Saves the address book as a file under the server's name. A JSON response means that the file is not ready yet, and
 * a message requests the member to wait. The toast that follows is the export's own, not that of every download. core §7,
 * account §8
 */
export async function exportAddresses(api: ApiClient, ports: DownloadPorts): Promise<void> {
  const response = await api.call(exportUserAddresses, {});
  if ((response.headers.get('content-type') ?? '').includes('application/json'))
    ports.notify('アドレス帳の書き出しの処理に時間がかかっています。しばらくお待ちください。');
  else saveDownload(response, 'アドレス帳.csv', ports, 'アドレス帳の書き出しが完了しました');
}
