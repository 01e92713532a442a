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

/** Runs the suite that fails; its exit code. */
const runFailing = () =>
  new Promise<number | string | null | undefined>((resolve) => {
    const options = JSON.stringify({ failures: folder });
    execFile(process.execPath, [JEST, '-c', CONFIG, `--testEnvironmentOptions=${options}`], (error) =>
      resolve(error?.code),
    );
  });

it(
  'a browser test that fails leaves the picture, the HTML and the console of its page; one that passes leaves nothing',
  async () => {
    expect(await runFailing()).toBe(1);
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
