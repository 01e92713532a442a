import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentIssue, bilingual } from './content-issue';
import type { ContentKind } from './content-kind';
import type { EntryFile } from './parse-entry';
import type { FolderFile } from './read-content-folder';

const MAX_BYTES = 1024 * 1024;
const ENDINGS = ['.md', '.html'];

/** Reads the text files of a kind, whose names begin with its folder. */
export async function readEntryFiles<Fields>(
  { folder, namePattern, nameExample }: ContentKind<Fields>,
  own: readonly (readonly [string, FolderFile])[],
): Promise<{ readonly texts: readonly EntryFile[]; readonly issues: ContentIssue[] }> {
  const texts = new Map<string, EntryFile>();
  const issues: ContentIssue[] = [];
  for (const [file, found] of own) {
    const ending = path.posix.extname(file);
    const name = file.slice(folder.length + 1, file.length - ending.length);
    const text = ENDINGS.includes(ending) ? await readText(found) : null;
    const add = (reason: string) => void issues.push({ file, reason });
    if (!ENDINGS.includes(ending) || !namePattern.test(name))
      add(bilingual(`ファイルの名前は ${nameExample} の形です`, `a file here is named like ${nameExample}`));
    else if (text === null)
      add(bilingual('1 MB までの UTF-8 の文章ではありません', 'no text in UTF-8 of at most 1 MB'));
    else if (texts.has(name))
      add(bilingual('同じ名前のファイルが二つあります', 'there are two files of this name'));
    else texts.set(name, { file, name, text });
  }
  return { texts: [...texts.values()], issues };
}

async function readText({ place, size }: FolderFile): Promise<string | null> {
  if (size > MAX_BYTES) return null;
  const bytes = await readFile(place);
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}
