import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { contentFiles } from '../../db/schema';
import type { ContentIssue } from './content-issue';
import type { ContentKind } from './content-kind';
import type { ContentPictures } from './content-pictures';
import { formatEntry } from './format-entry';
import { loadEntries, type LoadedEntry } from './load-entries';
import { type EntryFile, parseEntry, type ParsedEntry } from './parse-entry';
import { picturesOf } from './picture-references';
import type { PulledPictures } from './pulled-pictures';
import type { FolderFiles } from './read-content-folder';
import { readEntryFiles } from './read-entry-files';
import { type PushedFiles, writeEntries } from './write-entries';

/** The files of one kind, read and checked. */
export interface PreparedKind {
  readonly issues: readonly ContentIssue[];
  /** Writes what differs. */
  write(tx: Executor): Promise<PushedFiles>;
  /** The names of the entries that have no file. */
  findMissing(tx: Executor): Promise<readonly string[]>;
  /** Removes them. */
  removeMissing(tx: Executor): Promise<void>;
}

/** Where and when a push takes place. */
export interface PushContext {
  readonly db: Executor;
  readonly channelId: number;
  readonly now: Date;
  readonly files: FolderFiles;
  readonly pictures: ContentPictures;
  readonly pulledPictures: PulledPictures;
}

/** Reads the files of a kind; null where its folder has none, so that a push leaves the kind alone. */
export async function prepareKind<Fields>(
  kind: ContentKind<Fields>,
  context: PushContext,
): Promise<PreparedKind | null> {
  const own = [...context.files].filter(([name]) => name.startsWith(`${kind.folder}/`));
  if (own.length === 0) return null;
  const { texts, issues } = await readEntryFiles(kind, own);
  const loaded = await loadEntries(kind, context.db, context.channelId);
  const present = new Map(loaded.map((entry) => [entry.name, entry]));
  const changed: ParsedEntry<Fields>[] = [];
  for (const file of texts) {
    const entry = present.get(file.name);
    if (entry !== undefined && (await isUnchanged(kind, context, entry, file))) continue;
    const parsed = await parseEntry(kind, file, context.pictures);
    if ('file' in parsed) changed.push(parsed);
    else issues.push(...parsed);
  }
  const names = new Set(texts.map(({ name }) => name));
  const findMissing = async (tx: Executor) =>
    (await loadEntries(kind, tx, context.channelId)).filter(({ name }) => !names.has(name));
  return {
    issues,
    write: (tx) => writeEntries(kind, tx, context, changed),
    findMissing: async (tx) => (await findMissing(tx)).map(({ name }) => name),
    async removeMissing(tx) {
      const missing = await findMissing(tx);
      const sorted = kind.sort?.(missing.map((entry) => ({ name: entry.name, entry }))) ?? [];
      const order = new Map(sorted.map(({ name }, position) => [name, position]));
      const last = [...missing].sort((a, b) => (order.get(b.name) ?? 0) - (order.get(a.name) ?? 0));
      for (const { id, name } of last) {
        await kind.remove(tx, id, { channelId: context.channelId, name });
        await tx.delete(contentFiles).where(ofFile(kind, context, name));
      }
    },
  };
}

const ofFile = ({ folder }: { readonly folder: string }, { channelId }: PushContext, name: string) =>
  and(eq(contentFiles.channelId, channelId), eq(contentFiles.kind, folder), eq(contentFiles.name, name));

/** Whether the file is the one that a pull would write, with the same pictures: then it is right by definition. */
async function isUnchanged<Fields>(
  kind: ContentKind<Fields>,
  { pictures, pulledPictures }: PushContext,
  entry: LoadedEntry<Fields>,
  { file, text }: EntryFile,
): Promise<boolean> {
  const pulled = await formatEntry(kind, entry, pulledPictures);
  if (pulled.file !== file || pulled.text !== text) return false;
  const places = [...(entry.picture === null ? [] : [entry.picture.path]), ...picturesOf(entry.body)];
  for (const place of places) {
    const reference = await pulledPictures.referenceOf(place, file);
    if (reference !== place && (await pictures.take(reference, file)).path !== place) return false;
  }
  return true;
}
