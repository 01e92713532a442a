import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants as zlib, createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { DatabaseDump } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { type BackupManifest, fileEntry, isBackupEntry, MANIFEST_ENTRY } from './backup-format';

interface BackupSource {
  /** The database as it is at one moment. */
  readonly database: DatabaseDump;
  readonly filesFolder: string;
  readonly createdAt: Date;
}

/** A backup contains members' data: only its owner may read it. */
const PRIVATE_MODE = 0o600;
/** The same content gives the same archive, whenever its files were written. */
const EPOCH = new Date(0);

/** A file that is being written. */
const DRAFT = /\.(draft|part)$/;

/** Writes everything into one new file, which gets its name only when it is complete. Returns its manifest. */
export async function writeBackup(file: string, source: BackupSource): Promise<BackupManifest> {
  await requireNewFile(file);
  const entries: BackupManifest['entries'] = [];
  const draft = `${file}.part`;
  try {
    const archive = pack();
    await Promise.all([
      fill(archive, source, entries).catch((error: unknown) => {
        archive.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }),
      pipeline(
        archive,
        createGzip({ level: zlib.Z_BEST_SPEED }),
        createWriteStream(draft, { mode: PRIVATE_MODE, flush: true }),
      ),
    ]);
    await rename(draft, file);
    await sync(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
      throw new OperatorError(
        `書き込めません: ${file}（${error.code}）`,
        `Cannot be written: ${file} (${error.code})`,
      );
    throw error;
  }
  return manifestOf(entries, source.createdAt);
}

const manifestOf = (entries: BackupManifest['entries'], createdAt: Date): BackupManifest => ({
  format: 'shop-backup',
  version: 1,
  created_at: createdAt.toISOString(),
  entries,
});

/** Throws an `OperatorError` where there is such a file already. */
export async function requireNewFile(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new OperatorError(`ファイルがすでにあります: ${file}`, `The file exists already: ${file}`);
}

/** Makes the new name survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Adds everything to an archive, the manifest last, and records each entry in `entries`. */
async function fill(
  pack: Pack,
  { database, filesFolder, createdAt }: BackupSource,
  entries: BackupManifest['entries'],
): Promise<void> {
  const add = async (name: string, bytes: Uint8Array) => {
    entries.push({
      name,
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    await addEntry(pack, name, bytes);
  };
  await add(database.entry, database.bytes);
  for (const relative of await filesOf(filesFolder)) {
    const name = fileEntry(relative);
    if (!isBackupEntry(name) || DRAFT.test(name)) continue;
    const bytes = await readFile(path.join(filesFolder, relative)).catch(() => null);
    if (bytes !== null) await add(name, bytes);
  }
  await addEntry(pack, MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifestOf(entries, createdAt))));
  pack.finalize();
}

/** Resolves when the entry has been read from the archive, so that no more than one file is held in memory. */
const addEntry = (pack: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name, size: bytes.byteLength, mode: PRIVATE_MODE, mtime: EPOCH };
    pack
      .entry(header, (error) => {
        if (error) reject(error);
        else resolve();
      })
      .end(bytes);
  });

async function filesOf(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
