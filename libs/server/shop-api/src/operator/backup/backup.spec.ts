import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { OperatorError } from '../command/operator-error';
import { unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup';

const run = promisify(execFile);
const DATABASE = Buffer.alloc(3_000_000, 'rows');
const PICTURE = Buffer.from('a picture');
const NAMES = ['db.tar', 'files/1/large.bin', 'files/1/photo.webp', 'manifest.json'];

let folder: string;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  backup = path.join(folder, 'shop.tar');
  const filesFolder = path.join(folder, 'source');
  await mkdir(path.join(filesFolder, '1'), { recursive: true });
  await writeFile(path.join(filesFolder, '1', 'photo.webp'), PICTURE);
  await writeFile(path.join(filesFolder, '1', 'large.bin'), Buffer.alloc(2_000_001, 7));
  await writeFile(path.join(filesFolder, '1', 'photo.webp.part'), 'half a picture');
  await writeBackup(backup, {
    database: { entry: 'db.tar', bytes: DATABASE },
    filesFolder,
    createdAt: new Date('2026-04-01T00:00:00Z'),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const unpacked = (name: string) => path.join(folder, name);
/** Writes a changed copy of the backup and returns its name. */
async function changed(name: string, change: (archive: Buffer) => Buffer): Promise<string> {
  const file = path.join(folder, `${name}.tar`);
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(backup)))));
  return file;
}

it('unpacks what was packed, without files that were still being written', async () => {
  const { entries } = await unpackBackup(backup, unpacked('whole'));
  expect(entries.map(({ name }) => name)).toEqual(NAMES.slice(0, -1));
  expect(await readFile(unpacked('whole/db.tar'))).toEqual(DATABASE);
  expect(await readFile(unpacked('whole/files/1/photo.webp'))).toEqual(PICTURE);
});

it('is an archive that `tar` reads', async () => {
  const { stdout } = await run('tar', ['-tzf', backup]);
  expect(stdout.trim().split('\n')).toEqual(NAMES);
});

it('unpacks an archive that `tar` made of the same files', async () => {
  const file = path.join(folder, 'by-tar.tar');
  await mkdir(unpacked('for-tar'));
  await run('tar', ['-xzf', backup, '-C', unpacked('for-tar')]);
  await run('tar', ['--format=ustar', '-czf', file, '-C', unpacked('for-tar'), ...NAMES]);
  const { entries } = await unpackBackup(file, unpacked('from-tar'));
  expect(entries).toHaveLength(NAMES.length - 1);
});

it.each([
  [
    'a changed byte',
    (archive: Buffer) =>
      Buffer.concat([archive.subarray(0, 2_000), Buffer.from('!'), archive.subarray(2_001)]),
  ],
  ['the end cut off', (archive: Buffer) => archive.subarray(0, archive.length / 2)],
  ['nothing in it', () => Buffer.alloc(1_024)],
  ['a text instead of an archive', () => Buffer.from('no archive '.repeat(200))],
  ['a header that is damaged', (archive: Buffer) => Buffer.concat([Buffer.from('x'), archive.subarray(1)])],
])('rejects a backup with %s', async (name, change) => {
  const file = await changed(name, change);
  await expect(unpackBackup(file, unpacked(name))).rejects.toBeInstanceOf(OperatorError);
});

it('rejects names that lead out of the folder', async () => {
  const outside = path.join(folder, 'outside.tar');
  await writeFile(path.join(folder, 'evil'), 'evil');
  await run('tar', ['-czPf', outside, '-C', folder, '--transform=s,evil,files/../../evil,', 'evil']);
  await expect(unpackBackup(outside, unpacked('inside'))).rejects.toBeInstanceOf(OperatorError);
});

it('does not replace a file', async () => {
  const source = {
    database: { entry: 'db.tar', bytes: DATABASE },
    filesFolder: folder,
    createdAt: new Date(),
  } as const;
  await expect(writeBackup(backup, source)).rejects.toBeInstanceOf(OperatorError);
});
