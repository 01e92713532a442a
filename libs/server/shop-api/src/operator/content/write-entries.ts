import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '../../db/database';
import { contentFiles } from '../../db/schema';
import type { ContentKind } from './content-kind';
import { ensureImage } from './ensure-image';
import { bodyHash, loadEntries, type LoadedEntry } from './load-entries';
import type { ParsedEntry } from './parse-entry';

/** The files whose entries a push added and changed. */
export interface PushedFiles {
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** Where and when entries are written. */
interface WriteContext {
  readonly channelId: number;
  readonly now: Date;
}

/** Writes the entries that differ from those of the database. Throws `ContentRejected` where they do not fit together. */
export async function writeEntries<Fields>(
  kind: ContentKind<Fields>,
  tx: Executor,
  context: WriteContext,
  parsed: readonly ParsedEntry<Fields>[],
): Promise<PushedFiles> {
  const { channelId } = context;
  const loaded = await loadEntries(kind, tx, channelId);
  const present = new Map(loaded.map((entry) => [entry.name, entry]));
  const byName = new Map(parsed.map((one) => [one.name, one]));
  const sorted = kind.sort?.(parsed) ?? parsed;
  const pushed: Record<keyof PushedFiles, string[]> = { added: [], changed: [] };
  for (const { name } of sorted) {
    const one = byName.get(name);
    if (one === undefined) continue;
    const before = present.get(name);
    const result = await writeEntry(kind, tx, context, one, before);
    if (result !== 'unchanged') pushed[result].push(one.file);
  }
  await kind.verify?.(tx, channelId);
  return pushed;
}

async function writeEntry<Fields>(
  kind: ContentKind<Fields>,
  tx: Executor,
  context: WriteContext,
  { file, name, entry, picture, bodyPictures, markdown }: ParsedEntry<Fields>,
  before: LoadedEntry<Fields> | undefined,
): Promise<'added' | 'changed' | 'unchanged'> {
  const { channelId, now } = context;
  const { fields, body } = entry;
  const isSame =
    before !== undefined &&
    isDeepStrictEqual(
      { fields, body, picture: entry.picture },
      {
        fields: before.fields,
        body: before.body,
        picture: before.picture,
      },
    );
  let id = before?.id;
  if (!isSame) {
    const imageId =
      picture === null ? null : await ensureImage(tx, channelId, picture, entry.picture?.alt ?? '');
    for (const one of bodyPictures) await ensureImage(tx, channelId, one, null);
    const target = { channelId, file, name, imageId, now };
    if (id === undefined) id = await kind.insert(tx, target, entry);
    else await kind.update(tx, id, target, entry);
  }
  if (id === undefined) throw new Error(`${name} has no row`);
  const record = { channelId, kind: kind.folder, name, rowId: id, markdown, bodyHash: bodyHash(body) };
  if (!isDeepStrictEqual(before?.record, record))
    await tx
      .insert(contentFiles)
      .values(record)
      .onConflictDoUpdate({
        target: [contentFiles.channelId, contentFiles.kind, contentFiles.name],
        set: { rowId: id, markdown, bodyHash: record.bodyHash },
      });
  if (isSame) return 'unchanged';
  return before === undefined ? 'added' : 'changed';
}
