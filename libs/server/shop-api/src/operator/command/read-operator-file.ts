import { readFile } from 'node:fs/promises';
import { OperatorError } from './operator-error';

/** The bytes of a file that a command names. Throws an `OperatorError` where there is none to read. */
export async function readOperatorFile(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
  }
}
