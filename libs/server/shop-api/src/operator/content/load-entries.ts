import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { contentFiles } from '../../db/schema';
import type { ContentKind, StoredEntry } from './content-kind';

export type FileRecord = typeof contentFiles.$inferSelect;

/** An entry of the database with what its file is. */
export interface LoadedEntry<Fields> extends StoredEntry<Fields> {
  /** The Markdown that its HTML was made from; null: its file holds the HTML. */
  readonly markdown: string | null;
  readonly record: FileRecord | null;
}

/** Identifies a body that Markdown was rendered to. */
export const bodyHash = (body: string): string => createHash('sha256').update(body).digest('hex');

/** The entries of a kind, each under the name of its file. */
export async function loadEntries<Fields>(
  kind: ContentKind<Fields>,
  db: Executor,
  channelId: number,
): Promise<readonly LoadedEntry<Fields>[]> {
  const stored = await kind.load(db, channelId);
  const records = await db
    .select()
    .from(contentFiles)
    .where(and(eq(contentFiles.channelId, channelId), eq(contentFiles.kind, kind.folder)));
  const byName = new Map(records.map((record) => [record.name, record]));
  const byRow = new Map(records.map((record) => [record.rowId, record]));
  const recordOf = ({ id, name }: StoredEntry<Fields>) =>
    (kind.identity === 'name' ? byName.get(name) : byRow.get(id)) ?? null;
  const taken = new Set(stored.flatMap((entry) => recordOf(entry)?.name ?? []));
  const freeName = (name: string): string => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    return free;
  };
  return stored.map((entry) => {
    const record = recordOf(entry);
    const isCurrent = record?.markdown !== null && record?.bodyHash === bodyHash(entry.body);
    return {
      ...entry,
      name: record === null && kind.identity === 'file' ? freeName(entry.name) : (record?.name ?? entry.name),
      markdown: isCurrent ? record.markdown : null,
      record,
    };
  });
}
