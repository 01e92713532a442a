import { readFileBytes } from '@shop/site/files/read-file-bytes';
import { type DeskText, parseDeskText } from './parse-desk-text';

/** The largest file in bytes: more than 500 rows of anybody. */
export const MAX_DESK_FILE_BYTES = 100_000;

/** What a file held, or why it was not read. */
export type ReadDeskFile = DeskText | { readonly kind: 'too-large' | 'unreadable' };

const UNDECODABLE = '\uFFFD';

/** Reads a CSV file in UTF-8 with or without BOM, or in Shift_JIS, by the same decision as the import of addresses. */
export async function readDeskFile(file: File): Promise<ReadDeskFile> {
  if (file.size > MAX_DESK_FILE_BYTES) return { kind: 'too-large' };
  const text = decode(await readFileBytes(file));
  return text === null ? { kind: 'unreadable' } : parseDeskText(text);
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('shift_jis').decode(bytes);
    return text.includes(UNDECODABLE) ? null : text;
  }
}
