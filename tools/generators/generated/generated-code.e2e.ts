import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readmeCommands } from './readme-commands';
import { runInFolder } from './run-in-folder';
import { copyWorkspace, workspaceFiles } from './scratch-workspace';

const WORKSPACE = path.resolve(__dirname, '../../..');
const GENERATORS = ['page', 'call', 'rule', 'theme', 'shop'];
/** What a generator prints for each file that it writes. */
const WRITTEN_FILE = /^(?:CREATE|UPDATE) (\S+)$/gm;

let folder: string;
const written = new Set<string>();

/** Runs a command in the copy, and fails with what it has written where it fails. */
async function run(command: string): Promise<string> {
  const { code, output } = await runInFolder(folder, command);
  if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output}`);
  return output;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-generated-'));
  copyWorkspace(folder, workspaceFiles());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const commands = readmeCommands();

it('the README has an example of every generator', () => {
  for (const name of GENERATORS)
    expect(
      commands.filter((command) => command.includes(`:${name} `) || command.includes(`run ${name} `)),
    ).not.toEqual([]);
});

it.each(commands)('%s', async (command) => {
  const files = [...(await run(command)).matchAll(WRITTEN_FILE)].flatMap(([, file]) => file ?? []);
  expect(files).not.toEqual([]);
  for (const file of files) {
    written.add(file);
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe('');
  }
});

const JEST = 'node node_modules/jest/bin/jest.js';

// After the commands above; each of these is what `npm test` runs, over what has changed. The layers are known from the
// graph of projects, which Nx makes anew.
it.each([
  ['is formatted', (files: string) => `npx prettier --check ${files}`],
  ['has types', () => 'npx tsc -p tsconfig.json --noEmit'],
  [
    'keeps the lint rules and the layers',
    (files: string) => `npx nx show projects && npx eslint --max-warnings 0 ${files}`,
  ],
  ['exports nothing that nobody uses', () => 'npx knip && npx knip --production --tags=-awaitsPage'],
  [
    'imports nothing in a circle',
    () => 'npx depcruise --config .dependency-cruiser.mjs --output-type err apps libs tools',
  ],
  ['keeps the contract', () => `${JEST} -c libs/shared/contract/jest.config.js`],
  ['checks what it says', () => `${JEST} -c libs/shared/validation/jest.config.js class-code-example`],
  [
    'reads what the API responds with',
    () => `${JEST} -c libs/features/content/jest.config.js opening-hours-example`,
  ],
  ['is a shop of the list', () => `${JEST} -c libs/shared/shops/jest.config.js`],
  [
    'is a shop with seed data',
    () => `${JEST} -c libs/server/shop-api/jest.config.js plan-catalogue seed-shop`,
  ],
  ['has themes that can be read', () => `${JEST} -c tools/jest.config.js checks/themes`],
  ['has every page', () => `${JEST} -c libs/storefront/shell/jest.config.js pages.spec`],
])('what is generated %s', async (_what, commandFor) => {
  const sources = [...written].filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  expect(sources.length).toBeGreaterThan(commands.length);
  await run(commandFor(sources.join(' ')));
});

it('what is generated is in the lockfile, as npm would write it', async () => {
  const lockfile = () => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const before = lockfile();
  await run('npm install --package-lock-only --offline --ignore-scripts --no-audit --no-fund');
  expect(lockfile() === before).toBe(true);
  expect(before).toContain('@shop/storefront-tea-house-example');
});

it('the workspace itself has nothing of it', () => {
  for (const file of written)
    if (file.includes('-example')) expect(existsSync(path.join(WORKSPACE, file))).toBe(false);
});
