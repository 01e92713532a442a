import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../command/operator-error';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const FILE_CALLS: ReadonlySet<unknown> = new Set(['open', 'write', 'close', 'rename']);
/** Told from an error of the database, whose connection has codes too. */
const isFileError = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  FILE_CALLS.has(error.syscall) &&
  'code' in error &&
  typeof error.code === 'string';

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\r\n`;
}

/** Writes the lines into a new file, which gets its name only when it is complete. */
export async function writeNewFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (await exists(file))
    throw new OperatorError(`ファイルがすでにあります: ${file}`, `The file exists already: ${file}`);
  const draft = `${file}.part`;
  try {
    await pipeline(Readable.from(ended(lines)), createWriteStream(draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if (isFileError(error))
      throw new OperatorError(
        `書き込めません: ${file}（${error.code}）`,
        `Cannot be written: ${file} (${error.code})`,
      );
    throw error;
  }
}
