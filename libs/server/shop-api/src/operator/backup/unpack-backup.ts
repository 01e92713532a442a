import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type Entry, extract, type Extract } from 'tar-stream';
import * as v from 'valibot';
import { OperatorError } from '../command/operator-error';
import { BackupManifest, isBackupEntry, MANIFEST_ENTRY } from './backup-format';

const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

const damaged = (file: string, what: string) =>
  new OperatorError(
    `バックアップが壊れているか、バックアップではありません: ${file}（${what}）`,
    `The backup is damaged or is none: ${file} (${what})`,
  );

/** Unpacks a backup into an empty folder and checks every file against its checksum; throws an `OperatorError`. */
export async function unpackBackup(file: string, into: string): Promise<BackupManifest> {
  const archive = extract();
  const [unpacked, fed] = await Promise.allSettled([
    unpackEntries(archive, into),
    pipeline(createReadStream(file), createGunzip(), archive),
  ]);
  if (unpacked.status === 'rejected') throw damaged(file, messageOf(unpacked.reason));
  if (fed.status === 'rejected') throw damaged(file, messageOf(fed.reason));
  return unpacked.value;
}

const messageOf = (error: unknown) => (types.isNativeError(error) ? error.message : 'unreadable');

async function unpackEntries(archive: Extract, into: string): Promise<BackupManifest> {
  const found: BackupManifest['entries'] = [];
  let manifest: BackupManifest | null = null;
  for await (const entry of archive) {
    const { name, size = 0, type } = entry.header;
    // The manifest comes last.
    if (type !== 'file' || !isBackupEntry(name) || manifest !== null)
      throw new Error('it holds something else');
    if (name === MANIFEST_ENTRY) manifest = await readManifest(entry);
    else found.push({ name, size, sha256: await unpackEntry(entry, path.join(into, name)) });
  }
  if (manifest === null) throw new Error('it ends too early');
  return requireSame(manifest, found);
}

/** Writes an entry into a new file, down to the disk, and returns its checksum. */
async function unpackEntry(entry: Entry, target: string): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(entry, hashed, createWriteStream(target, { flags: 'wx', flush: true }));
  return hash.digest('hex');
}

async function readManifest(entry: Entry): Promise<BackupManifest> {
  if ((entry.header.size ?? 0) > MAX_MANIFEST_BYTES) throw new Error('its manifest is too large');
  return v.parse(BackupManifest, JSON.parse(await text(entry)));
}

function requireSame(manifest: BackupManifest, found: BackupManifest['entries']): BackupManifest {
  const written = (entries: BackupManifest['entries']) =>
    entries.map(({ name, size, sha256 }) => `${name} ${size} ${sha256}`).join('\n');
  if (written(manifest.entries) !== written(found)) throw new Error('a checksum differs');
  return manifest;
}
