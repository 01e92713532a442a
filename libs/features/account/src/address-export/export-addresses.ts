import type { ApiClient } from '@shop/api-client/api-client';
import { exportUserAddresses } from '@shop/contract/user-addresses/export-user-addresses';
import { suggestedFileName } from '@shop/site/suggested-file-name';

/** The callbacks that the export needs from the page. */
export interface ExportPorts {
  readonly save: (file: Blob, name: string) => void;
  readonly notify: (message: string) => void;
}

/** Where the server suggests no name. */
const DEFAULT_NAME = 'アドレス帳.csv';

/**
 * Saves the address book as a file under the server's name. A JSON response means that the file is not ready yet, and
 * a message requests the member to wait. core §7, account §8
 */
export async function exportAddresses(api: ApiClient, { save, notify: tell }: ExportPorts): Promise<void> {
  const { data, headers } = await api.call(exportUserAddresses, {});
  const file: unknown = data;
  if (!(file instanceof Blob)) throw new TypeError('The response of the export is no file');
  if ((headers.get('content-type') ?? '').includes('application/json')) {
    tell('アドレス帳の書き出しの処理に時間がかかっています。しばらくお待ちください。');
    return;
  }
  save(file, suggestedFileName(headers, DEFAULT_NAME));
  tell('ダウンロードが完了しました');
}
