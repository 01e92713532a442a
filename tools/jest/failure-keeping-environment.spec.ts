import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
const JEST = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
const CONFIG = path.join(__dirname, 'failing-browser/jest.config.js');
/** A picture in the format PNG begins with these bytes. */
const PNG = 'PNG';
/** Jest and a browser start within. */
const LIMIT_MS = 240_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-failures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a file of the suite that fails; its exit code. */
const runFailing = (file: string) =>
  new Promise<number | string | null | undefined>((resolve) => {
    const options = JSON.stringify({ failures: folder });
    execFile(process.execPath, [JEST, '-c', CONFIG, file, `--testEnvironmentOptions=${options}`], (error) =>
      resolve(error?.code),
    );
  });

it(
  'a browser test that fails leaves the picture, the HTML and the console of its page; one that passes leaves nothing',
  async () => {
    expect(await runFailing('failing.e2e.ts')).toBe(1);
    const name = 'of the dishes a dish plate is whole';
    const kept = path.join(folder, 'failing');
    expect((await readdir(kept)).sort()).toEqual([`${name}.html`, `${name}.log`, `${name}.png`]);
    const read = (ending: string) => readFile(path.join(kept, `${name}.${ending}`), 'utf8');
    expect((await read('png')).slice(1, 1 + PNG.length)).toBe(PNG);
    expect(await read('html')).toContain('<h1>割れた皿</h1>');
    expect(await read('log')).toContain('error: 割れました');
  },
  LIMIT_MS,
);

it(
  'a page that crashes fails its own test alone: the next one has another browser',
  async () => {
    expect(await runFailing('crashing.e2e.ts')).toBe(1);
    const kept = path.join(folder, 'failing');
    expect(await readdir(kept)).toEqual(['a page crashes.log']);
    expect(await readFile(path.join(kept, 'a page crashes.log'), 'utf8')).toMatch(
      / crashed with \d+ MB of memory and \d+ MB of disk free/,
    );
  },
  LIMIT_MS,
);
