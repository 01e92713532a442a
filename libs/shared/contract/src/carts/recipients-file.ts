import * as v from 'valibot';
import { MAX_RECIPIENTS_FILE_BYTES } from './recipients-limits';

/**
 * A CSV file (UTF-8 with or without BOM, or Shift_JIS) with a recipient in each row. The first line names the columns: those of
 * the address book, and a product number for each product that is shared out.
 */
export const RecipientsFile = v.pipe(
  v.file('CSVファイルを選んでください'),
  v.minSize(1, 'CSVファイルを選んでください'),
  v.maxSize(
    MAX_RECIPIENTS_FILE_BYTES,
    `CSVファイルは${MAX_RECIPIENTS_FILE_BYTES / 1024}キロバイト以内にしてください`,
  ),
);
