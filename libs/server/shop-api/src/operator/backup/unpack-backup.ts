import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { OperatorError } from '../command/operator-error';
import { BackupManifest, isBackupEntry, MANIFEST_ENTRY } from './backup-format';
import { readTarHeader, TAR_HEADER_SIZE, type TarEntry, tarPadding } from './tar';

const LARGEST_MANIFEST = 64 * 1024 * 1024;

const damaged = (file: string, what: string) =>
  new OperatorError(
    `バックアップが壊れているか、バックアップではありません: ${file}（${what}）`,
    `The backup is damaged or is none: ${file} (${what})`,
  );

/** Takes bytes out of a stream in the amounts that are asked for. */
class ByteReader {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncIterator<Buffer>) {}

  /** Up to `most` bytes; empty at the end. */
  async some(most: number): Promise<Buffer> {
    if (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done === true) return Buffer.alloc(0);
      this.rest = next.value;
    }
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }

  /** Hands exactly `size` bytes on, piece by piece. */
  async pass(size: number, take: (bytes: Buffer) => Promise<void> | void): Promise<void> {
    for (let left = size; left > 0;) {
      const bytes = await this.some(left);
      if (bytes.length === 0) throw new Error('it ends too early');
      left -= bytes.length;
      await take(bytes);
    }
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    await this.pass(size, (bytes) => void parts.push(bytes));
    return Buffer.concat(parts);
  }
}

/** Unpacks a backup into an empty folder and holds every byte against its checksum. Throws where one differs. */
export async function unpackBackup(file: string, into: string): Promise<BackupManifest> {
  const stream = createReadStream(file).on('error', (error) => gunzip.destroy(error));
  const gunzip = stream.pipe(createGunzip());
  try {
    const chunks: AsyncIterator<Buffer> = gunzip[Symbol.asyncIterator]();
    const reader = new ByteReader(chunks);
    const found: BackupManifest['entries'] = [];
    for (;;) {
      const entry = readTarHeader(await reader.exactly(TAR_HEADER_SIZE));
      if (entry === null || !isBackupEntry(entry.name)) throw new Error('it holds something else');
      if (entry.name === MANIFEST_ENTRY) return requireSame(await readManifest(reader, entry), found);
      found.push({ ...entry, sha256: await unpackEntry(reader, entry, path.join(into, entry.name)) });
      await reader.exactly(tarPadding(entry.size));
    }
  } catch (error) {
    throw damaged(file, error instanceof Error ? error.message : 'unreadable');
  } finally {
    stream.destroy();
    gunzip.destroy();
  }
}

async function unpackEntry(reader: ByteReader, { size }: TarEntry, target: string): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const handle: FileHandle = await open(target, 'wx');
  try {
    await reader.pass(size, async (bytes) => {
      hash.update(bytes);
      await handle.writeFile(bytes);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function readManifest(reader: ByteReader, { size }: TarEntry): Promise<BackupManifest> {
  if (size > LARGEST_MANIFEST) throw new Error('its manifest is too large');
  return v.parse(BackupManifest, JSON.parse((await reader.exactly(size)).toString('utf8')));
}

function requireSame(manifest: BackupManifest, found: BackupManifest['entries']): BackupManifest {
  const written = (entries: BackupManifest['entries']) =>
    entries.map(({ name, size, sha256 }) => `${name} ${size} ${sha256}`).join('\n');
  if (written(manifest.entries) !== written(found)) throw new Error('a checksum differs');
  return manifest;
}
