import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitConcurrency } from './limit-concurrency';
import { readmeCommands } from './readme-commands';
import { type Outcome, runInFolder } from './run-in-folder';
import { copyWorkspace, workspaceFiles } from './scratch-workspace';

const WORKSPACE = path.resolve(__dirname, '../../..');
const GENERATORS = ['page', 'call', 'rule', 'theme'];
/** What a generator prints for each file that it writes. */
const WRITTEN_FILE = /^(?:CREATE|UPDATE) (\S+)$/gm;

/** As many as the machine of the budgets has cores. */
const CHECKS_AT_ONCE = 2;

let folder: string;
const written = new Set<string>();

/** The output of a command; throws with it where the command failed. */
function outputOf(command: string, { code, output }: Outcome): string {
  if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output}`);
  return output;
}

/** Runs a command in the copy. */
const run = async (command: string) => outputOf(command, await runInFolder(folder, command));

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

const THEME = 'apps/storefront-tea-house-example/app/tea-house-example/tea-house-example';
/** One of everything that a theme may change, each in one place of one file. */
const CHANGES: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['token', `${THEME}-tokens.ts`, "primaryHover: '#183c2d'", "primaryHover: '#0f2a1f'"],
  ['word', `${THEME}-theme.ts`, "'新着商品をもっと見る'", "'新しいお茶をもっと見る'"],
  ['part', `${THEME}-product-card.tsx`, '{...props} />', '{...props} headingLevel={3} />'],
  ['slot', `${THEME}-welcome.tsx`, 'へようこそ', 'で、一服どうぞ'],
  ['page', `${THEME}-home-page.tsx`, '<PlainHome />', '<PlainHome drawing={null} />'],
  ['rule', `${THEME}-theme.ts`, "keepsPositionBetween: 'products'", "keepsPositionBetween: 'variants'"],
];

it.each(CHANGES)('one %s of the new theme is changed in one file', (_what, file, from, to) => {
  const [before = '', after, ...further] = readFileSync(path.join(folder, file), 'utf8').split(from);
  expect({ isFound: after !== undefined, further }).toEqual({ isFound: true, further: [] });
  writeFileSync(path.join(folder, file), before + to + (after ?? ''));
});

const JEST = 'node node_modules/jest/bin/jest.js';

// After the commands above; each of these is what `npm test` runs, over what has changed. The layers are known from the
// graph of projects, which Nx makes again.
const CHECKS: readonly (readonly [what: string, commandFor: (files: string) => string])[] = [
  ['has types', () => 'npx tsc -p tsconfig.json --noEmit'],
  [
    'keeps the lint rules and the layers',
    (files) => `npx nx show projects && npx eslint --max-warnings 0 ${files}`,
  ],
  [
    'is a shop with seed data',
    () => `${JEST} -c libs/server/shop-api/jest.config.js plan-catalogue seed-shop`,
  ],
  ['exports nothing that nobody uses', () => 'npx knip && npx knip --production --tags=-awaitsPage'],
  [
    'reads what the API responds with',
    () => `${JEST} -c libs/features/content/jest.config.js opening-hours-example`,
  ],
  [
    'imports nothing in a circle',
    () => 'npx depcruise --config .dependency-cruiser.mjs --output-type err apps libs tools',
  ],
  ['keeps the contract', () => `${JEST} -c libs/shared/contract/jest.config.js`],
  ['checks what it says', () => `${JEST} -c libs/shared/validation/jest.config.js class-code-example`],
  ['is a shop of the list', () => `${JEST} -c libs/shared/shops/jest.config.js`],
  ['has themes of the list', () => `${JEST} -c tools/jest.config.js checks/themes`],
  [
    'has themes in which the doctor finds nothing',
    () =>
      `SHOP_THEME=spring-example,tea-house-example ${JEST} -c tools/generators/jest.config.js --selectProjects doctor --testPathPatterns doctor.spec`,
  ],
  ['has every page', () => `${JEST} -c libs/storefront/shell/jest.config.js pages.spec`],
  ['is formatted', (files) => `npx prettier --check ${files}`],
];

describe('what is generated', () => {
  const started = new Map<string, { readonly command: string; readonly outcome: Promise<Outcome> }>();
  // Most of the checks keep one core busy, so two of them run side by side; the longest begin.
  beforeAll(() => {
    const sources = [...written].filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    expect(sources.length).toBeGreaterThan(commands.length);
    const inTurn = limitConcurrency(CHECKS_AT_ONCE);
    for (const [what, commandFor] of CHECKS) {
      const command = commandFor(sources.join(' '));
      started.set(what, { command, outcome: inTurn(() => runInFolder(folder, command)) });
    }
  });

  it.each(CHECKS)('%s', async (what) => {
    const { command, outcome } = started.get(what)!;
    outputOf(command, await outcome);
  });
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
