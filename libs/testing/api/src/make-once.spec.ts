import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOnce } from './make-once';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-once-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('who comes at the same time waits for the one file, and gets it whole', async () => {
  const file = path.join(folder, 'made.tar');
  let made = 0;
  const texts = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await makeOnce(file, async (draft) => {
        made += 1;
        await writeFile(draft, 'half');
        await writeFile(draft, 'whole');
      });
      return readFile(file, 'utf8');
    }),
  );
  expect(texts).toEqual(Array.from({ length: 5 }, () => 'whole'));
  expect(made).toBe(1);
  await makeOnce(file, () => Promise.reject(new Error('It is there')));
});

it('what a killed process left of its lock and its draft is in nobody’s way', async () => {
  await mkdir(path.join(folder, 'lock'));
  await symlink('owner-of-the-dead', path.join(folder, 'lock/lock'));
  await writeFile(path.join(folder, 'made.tar.draft'), 'what the dead had written');
  const file = path.join(folder, 'made.tar');
  await makeOnce(file, (draft) => writeFile(draft, 'whole', { flag: 'wx' }));
  expect(await readFile(file, 'utf8')).toBe('whole');
  expect((await readdir(folder)).sort()).toEqual(['lock', 'made.tar']);
});

it('where one fails to make it, the next one makes it', async () => {
  const file = path.join(folder, 'made.tar');
  await expect(makeOnce(file, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  await makeOnce(file, (draft) => writeFile(draft, 'whole'));
  expect(await readFile(file, 'utf8')).toBe('whole');
});
