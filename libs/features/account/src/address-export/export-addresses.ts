import type { ApiClient } from '@shop/api-client/api-client';
import { exportUserAddresses } from '@shop/contract/user-addresses/export-user-addresses';

/** What the export asks of the page. */
export interface ExportPorts {
  readonly save: (file: Blob, name: string) => void;
  readonly tell: (message: string) => void;
}

/** Where the server suggests no name. */
const DEFAULT_NAME = 'アドレス帳.csv';

/**
 * Saves the address book as a file under the server's name. Where the response is JSON the file is not made yet, and the
 * member is asked to wait. account §8
 */
export async function exportAddresses(api: ApiClient, { save, tell }: ExportPorts): Promise<void> {
  const { data, headers } = await api.call(exportUserAddresses, {});
  const file: unknown = data;
  if (!(file instanceof Blob)) throw new TypeError('The export answers a file');
  if ((headers.get('content-type') ?? '').includes('application/json')) {
    tell('アドレス帳の書き出しの処理に時間がかかっています。しばらくお待ちください。');
    return;
  }
  save(file, nameOf(headers));
  tell('アドレス帳の書き出しが完了しました');
}

/** The name travels percent-encoded; one that is not readable is none. */
function nameOf(headers: Headers): string {
  try {
    return decodeURIComponent(headers.get('x-suggested-filename') ?? '') || DEFAULT_NAME;
  } catch {
    return DEFAULT_NAME;
  }
}
