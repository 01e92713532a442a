import { type CsvRecord, MalformedCsvError, readCsv } from '../../csv/read-csv';
import { type RowIssue, WHOLE } from './imported-model';

/**
 * The rows of a file that is small enough to be held, under headings it must have. What is wrong with the file as a whole is
 * added to the errors, and no row is returned then.
 */
export function readSmallFile(
  bytes: Uint8Array,
  needed: readonly string[],
  errors: RowIssue[],
): readonly CsvRecord[] {
  try {
    const { headings, records } = readCsv(bytes);
    const missing = needed.filter((heading) => !headings.includes(heading));
    if (missing.length === 0) return records;
    errors.push({ line: 1, code: '', field: '', reason: `見出しがありません: ${missing.join('、')}` });
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    errors.push({ line: error.row ?? WHOLE, code: '', field: '', reason: 'CSV として読めません' });
  }
  return [];
}
