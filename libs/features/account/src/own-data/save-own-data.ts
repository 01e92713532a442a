import type { ApiClient } from '@shop/api-client/api-client';
import { exportMyData } from '@shop/contract/users/export-my-data';
import { suggestedFileName } from '@shop/site/suggested-file-name';

/** The callbacks that the page gives. */
export interface SavePorts {
  readonly save: (file: Blob, name: string) => void;
  readonly notify: (message: string) => void;
}

/** Where the server suggests no name. */
const DEFAULT_NAME = '会員データ.json';

/**
 * Saves all that the shop stores about the member as a file under the server's name; `notify` is then called with the
 * words of the specification. Rejects with an ApiError. core §7
 */
export async function saveOwnData(api: ApiClient, { save, notify }: SavePorts): Promise<void> {
  const { data, headers } = await api.call(exportMyData, {});
  const file: unknown = data;
  if (!(file instanceof Blob)) throw new TypeError('The response of the export is no file');
  save(file, suggestedFileName(headers, DEFAULT_NAME));
  notify('ダウンロードが完了しました');
}
