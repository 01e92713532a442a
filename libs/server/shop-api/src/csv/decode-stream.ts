import { getDecoder } from 'iconv-lite';
import { MalformedCsvError } from './read-csv';

/** Opens a file's bytes from the beginning; called more than once. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';

const UNDECODABLE = '\uFFFD';
/** Enough for the commas and line breaks of the headings, which show what the file is. */
const BEGINNING = 1024;
/** How workbooks of Excel begin: .xlsx, which is a ZIP file, and .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

async function beginningOf(open: OpenBytes): Promise<Uint8Array> {
  let beginning = Buffer.alloc(0);
  for await (const bytes of open()) {
    beginning = Buffer.concat([beginning, bytes]);
    if (beginning.length >= BEGINNING) break;
  }
  return beginning.subarray(0, BEGINNING);
}

/** Only UTF-16 has zeros, beside every letter of ASCII; Excel writes it as Unicode text, other programs without a BOM. */
function utf16Of(beginning: Uint8Array): Encoding | null {
  if (beginsWith(beginning, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(beginning, [0xfe, 0xff])) return 'utf-16be';
  const zeros = [...beginning].flatMap((byte, at) => (byte === 0 ? [at % 2] : []));
  if (zeros.length === 0) return null;
  return zeros.filter((place) => place === 1).length * 2 > zeros.length ? 'utf-16le' : 'utf-16be';
}

/** Whether the next piece is UTF-8 too; without one, whether it ends there. */
function goesOn(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Whether all of it is UTF-8; the beginning alone does not distinguish it from Shift_JIS. */
async function isUtf8(open: OpenBytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of open()) if (!goesOn(decoder, bytes)) return false;
  return goesOn(decoder);
}

async function encodingOf(open: OpenBytes): Promise<Encoding> {
  const beginning = await beginningOf(open);
  if (WORKBOOKS.some((signature) => beginsWith(beginning, signature)))
    throw new MalformedCsvError(null, 'workbook');
  return utf16Of(beginning) ?? ((await isUtf8(open)) ? 'utf-8' : 'shift_jis');
}

async function* decodeUnicode(open: OpenBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new MalformedCsvError(null);
    }
  };
  for await (const bytes of open()) yield decoded(bytes);
  yield decoded();
}

/** As Windows writes it (髙﨑①). */
async function* decodeShiftJis(open: OpenBytes): AsyncGenerator<string> {
  const decoder = getDecoder('cp932');
  const checked = (text: string): string => {
    if (text.includes(UNDECODABLE)) throw new MalformedCsvError(null);
    return text;
  };
  for await (const bytes of open()) yield checked(decoder.write(Buffer.from(bytes)));
  yield checked(decoder.end() ?? '');
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without BOM, or in Shift_JIS, as it comes. Throws `MalformedCsvError` for a
 * workbook and for what is no text.
 */
export async function decodeStream(open: OpenBytes): Promise<AsyncGenerator<string>> {
  const encoding = await encodingOf(open);
  return encoding === 'shift_jis' ? decodeShiftJis(open) : decodeUnicode(open, encoding);
}
