import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../command/operator-error';
import { type ContentIssue, bilingual } from './content-issue';

const MAX_FILES = 10_000;

/** A file of a content folder. */
export interface FolderFile {
  readonly place: string;
  /** Bytes. */
  readonly size: number;
}

/** The files of a content folder by their paths within it: with `/`, in Unicode's composed form. */
export type FolderFiles = ReadonlyMap<string, FolderFile>;

/**
 * Finds the files of a folder and everything below it. What begins with a dot is left out; a symbolic link is an issue,
 * for it may lead anywhere. Throws an `OperatorError` where the folder cannot be read.
 */
export async function readContentFolder(
  folder: string,
): Promise<{ readonly files: FolderFiles; readonly issues: readonly ContentIssue[] }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => {
    throw new OperatorError(`フォルダーを読めません: ${folder}`, `The folder cannot be read: ${folder}`);
  });
  const files = new Map<string, FolderFile>();
  const issues: ContentIssue[] = [];
  for (const entry of entries) {
    const place = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, place).split(path.sep).join('/').normalize('NFC');
    if (name.split('/').some((part) => part.startsWith('.'))) continue;
    if (entry.isFile()) files.set(name, { place, size: (await stat(place)).size });
    else if (!entry.isDirectory())
      issues.push({
        file: name,
        reason: bilingual(
          '普通のファイルではありません（リンクは使えません）',
          'not an ordinary file; links cannot be used',
        ),
      });
  }
  if (files.size > MAX_FILES)
    throw new OperatorError(
      `ファイルが多すぎます（${MAX_FILES} 個まで）: ${folder}`,
      `There are too many files (at most ${MAX_FILES}): ${folder}`,
    );
  return { files, issues };
}
