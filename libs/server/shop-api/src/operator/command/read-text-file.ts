import { decodeJapanese, MalformedCsvError } from '../../csv/read-csv';
import { OperatorError } from './operator-error';
import { readOperatorFile } from './read-operator-file';

/** The text of a file that a command names, in UTF-8 or Shift_JIS. Throws an `OperatorError` where there is none to read. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readOperatorFile(file);
  try {
    return decodeJapanese(bytes)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    throw new OperatorError(`文章として読めません: ${file}`, `The file is no text: ${file}`);
  }
}
