import path from 'node:path';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { transactionWithRollback } from '../../db/transaction-with-rollback';
import { folderStorage } from '../../files/folder-storage';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { lockChannel } from '../require-channel';
import { type ContentIssue, ContentRejected, bilingual } from './content-issue';
import { type AnyKind, CONTENT_KINDS } from './content-kinds';
import { ContentPictures, PICTURE_FOLDER } from './content-pictures';
import { findUnseenBanners } from './find-unseen-banners';
import { bannerKind } from './kinds/banner-kind';
import type { PreparedKind } from './prepare-kind';
import { PulledPictures } from './pulled-pictures';
import { type FolderFiles, readContentFolder } from './read-content-folder';

/** How a push is made. */
interface PushOptions {
  readonly folder: string;
  /** Changes nothing. */
  readonly isDryRun: boolean;
  /** Removes entries whose kind has files in the folder, but which have none themselves. */
  readonly isDeleting: boolean;
}

/** What a push did with the entries of one kind. */
export interface KindResult {
  readonly folder: string;
  readonly ja: string;
  /** Files. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Names of entries. */
  readonly removed: readonly string[];
  /** Entries without a file that stay. */
  readonly left: readonly string[];
}

/** What a push did, and what it does not reject but nobody will see. */
interface PushResult {
  readonly kinds: readonly KindResult[];
  readonly warnings: readonly ContentIssue[];
}

/**
 * Makes the content of a shop what a folder says, all of it or nothing: throws `ContentRejected` where anything is
 * wrong. A kind without a file in the folder stays as it is. What changes is announced to the shops by the database.
 */
export async function pushContent(
  context: OperatorContext,
  channel: Channel,
  { folder, isDryRun, isDeleting }: PushOptions,
): Promise<PushResult> {
  const { db, clock, filesFolder } = context;
  const { files, issues } = await readContentFolder(folder);
  const pushed = {
    ...{ db, files, channelId: channel.id, now: clock.now() },
    pictures: new ContentPictures(context, { files, isDryRun }),
    pulledPictures: new PulledPictures(folderStorage(filesFolder)),
  };
  const prepared: (readonly [AnyKind, PreparedKind])[] = [];
  const found = [...issues, ...filesInUnknownFolders(files)];
  for (const kind of CONTENT_KINDS) {
    const ready = await kind.prepare(pushed);
    if (ready === null) continue;
    prepared.push([kind, ready]);
    found.push(...ready.issues);
  }
  if (found.length > 0) throw new ContentRejected(found);
  return transactionWithRollback(
    (work) => db.transaction(work),
    async (tx, rollBack) => {
      await lockChannel(tx, channel.key);
      const kinds = await writeKinds(tx, prepared, isDeleting);
      const hasBanners = kinds.some(({ folder: written }) => written === bannerKind.folder);
      const warnings = hasBanners ? await findUnseenBanners(tx, channel.id) : [];
      if (isDryRun) return rollBack({ kinds, warnings });
      const after = sumOf(kinds);
      if (Object.values(after).some((count) => count > 0))
        await recordAudit(tx, context, {
          command: 'content push',
          channelId: channel.id,
          target: path.basename(folder),
          before: null,
          after,
        });
      return { kinds, warnings };
    },
  );
}

/** Text files in places where nothing reads them, because a folder's name is misspelt. */
function filesInUnknownFolders(files: FolderFiles): readonly ContentIssue[] {
  const known = new Set([...CONTENT_KINDS.map(({ folder }) => folder), PICTURE_FOLDER]);
  return [...files.keys()]
    .filter((file) => file.includes('/') && /\.(?:md|html)$/.test(file))
    .filter((file) => !known.has(file.split('/')[0] ?? ''))
    .map((file) => ({
      file,
      reason: bilingual(
        `このフォルダーは使われません（${[...known].join('、')}）`,
        `nothing reads this folder (known: ${[...known].join(', ')})`,
      ),
    }));
}

async function writeKinds(
  tx: Executor,
  prepared: readonly (readonly [AnyKind, PreparedKind])[],
  isDeleting: boolean,
): Promise<readonly KindResult[]> {
  const results: KindResult[] = [];
  for (const [{ folder, ja }, kind] of prepared)
    results.push({ folder, ja, ...(await kind.write(tx)), removed: [], left: [] });
  // What refers to others goes before them.
  for (const [position, [, kind]] of [...prepared.entries()].reverse()) {
    const missing = await kind.findMissing(tx);
    if (isDeleting) await kind.removeMissing(tx);
    const result = results[position];
    if (result === undefined) continue;
    results[position] = isDeleting ? { ...result, removed: missing } : { ...result, left: missing };
  }
  return results;
}

const sumOf = (results: readonly KindResult[]) => ({
  added: results.reduce((sum, { added }) => sum + added.length, 0),
  changed: results.reduce((sum, { changed }) => sum + changed.length, 0),
  removed: results.reduce((sum, { removed }) => sum + removed.length, 0),
});
