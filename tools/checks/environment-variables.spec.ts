import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originVariable } from '@shop/shops/shop-urls';
import { SHOP_NAMES } from '../start/platform.mjs';

const ROOT = path.resolve(__dirname, '../..');
/** The programs that an operator starts, and the libraries that they are made of. */
const PROGRAMS = ['apps', 'libs/server', 'libs/storefront', 'libs/shared', 'tools/start'];
const TESTS = /\.(?:spec|e2e)\.|\/(?:e2e|testing|build-tests)\/|(?:with|start-test)-platform\.mjs$/;
/** A variable of `process.env` or of the `variables` that a reader is given, or an entry of the API's schema. */
const READ = /(?:process\.env|variables)(?:\.|\[')([A-Z][A-Z0-9_]+)|^ {2}([A-Z][A-Z0-9_]+): v\./gm;
/** Set by npm and by the start commands, never by an operator. */
const NOT_SETTINGS = new Set(['NODE_ENV', 'INIT_CWD']);
/** Only `npm test` reads it. */
const OF_TESTS = 'TEST_DATABASE_URL';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...PROGRAMS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !TESTS.test(file));

const read = new Set([
  OF_TESTS,
  ...SHOP_NAMES.map(originVariable),
  ...files
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(READ)])
    .map(([, variable, entry]) => variable ?? entry ?? '')
    .filter((name) => !NOT_SETTINGS.has(name)),
]);

/** The names in the first column of the table whose heading is given. `SHOP_ORIGIN_DEFAULT … _GIFT` names a shop's each. */
function namesInTable(readme: string, heading: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, readme), 'utf8');
  const [, table = ''] = text.split(new RegExp(`^\\| ${heading} \\|.*\\n\\|[-| ]+\\n`, 'm'));
  const [rows = ''] = table.split(/\n(?!\|)/);
  const names = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  return names
    .map(([, name = '']) => name)
    .flatMap((name) => {
      if (name === '_GIFT') return [];
      return name === 'SHOP_ORIGIN_DEFAULT' ? SHOP_NAMES.map(originVariable) : [name];
    });
}

it.each([
  ['README.md', 'variable'],
  ['README.ja.md', '環境変数'],
])('%s lists every environment variable that the programs read, and no other', (readme, heading) => {
  expect([...namesInTable(readme, heading)].sort()).toEqual([...read].sort());
});

it('finds the variables of the API, the shops and the start command', () => {
  expect([...read]).toEqual(
    expect.arrayContaining(['SHOP_TOKEN_SECRET', 'SHOP_API_URL', 'SHOP_DATA_DIR', 'SHOP_WORKERS']),
  );
});

it.each(['README.md', 'README.ja.md'])('%s says when unpaid orders are cancelled', (readme) => {
  expect(readFileSync(path.join(ROOT, readme), 'utf8')).toMatch(/ORDER\.UNPAID\.CANCEL_AFTER_DAYS.*7.*none/s);
});
