import { saveFile } from './save-file';
import { suggestedFileName } from './suggested-file-name';

/** What a page does with a file that it has received. */
export interface DownloadPorts {
  /** Called with the words of the download once the file is saved. */
  readonly notify: (message: string) => void;
  /** Saves it; the browser's way where left out. */
  readonly save?: (file: Blob, name: string) => void;
}

/** The words of the specification for every download that has none of its own. */
const DOWNLOADED = 'ダウンロードが完了しました';

/**
 * Saves the file of a response under the name that the server suggests, or under `fallback`. Throws a TypeError where the
 * response holds no file. core §7
 */
export function saveDownload(
  { data, headers }: { readonly data: unknown; readonly headers: Headers },
  fallback: string,
  { notify, save = saveFile }: DownloadPorts,
  message = DOWNLOADED,
): void {
  if (!(data instanceof Blob)) throw new TypeError('The response of the download is no file');
  save(data, suggestedFileName(headers, fallback));
  notify(message);
}
