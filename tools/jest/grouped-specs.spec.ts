import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

const WORKSPACE = path.resolve(__dirname, '../..');
const JEST = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
const FOLDER = 'tools/jest/grouped';
/** What fails beside all tests of a group is reported of the group. */
const GROUP = path.relative(FOLDER, 'reports/spec-groups/tools-grouped/group-01.spec.js');
/** Jest starts within. */
const LIMIT_MS = 240_000;
const Report = v.object({
  files: v.array(
    v.object({
      file: v.string(),
      seconds: v.pipe(v.number(), v.minValue(0)),
      passed: v.number(),
      failures: v.array(v.string()),
      error: v.nullable(v.string()),
    }),
  ),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-groups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The report of a run of the specs of `grouped`. */
async function runGrouped(env: Readonly<Record<string, string>>) {
  const output = path.join(folder, 'report.json');
  const args = [JEST, '-c', path.join(WORKSPACE, FOLDER, 'jest.config.js'), '--maxWorkers=1'];
  const options = {
    cwd: WORKSPACE,
    env: { ...process.env, ...env, SHOP_TEST_REPORT: JSON.stringify({ output }) },
  };
  await new Promise((resolve) => execFile(process.execPath, args, options, resolve));
  const { files } = v.parse(Report, JSON.parse(await readFile(output, 'utf8')));
  return Object.fromEntries(files.map(({ file, ...rest }) => [path.relative(FOLDER, file), rest]));
}

it(
  'specs that run as one file share what they read, and each is reported by its name; what replaces modules runs alone',
  async () => {
    const reports = await runGrouped({ SHOP_SPECS_IN_GROUPS: '1' });
    const outcomes = Object.entries(reports).map(([file, { passed, failures }]) => [file, passed, failures]);
    expect(outcomes.sort()).toEqual([
      [GROUP, 0, ['the file itself failed']],
      ['cannot-be-read.case.ts', 0, ['can be read']],
      ['fails-after.case.ts', 1, []],
      ['fails.case.ts', 1, ['a dish is a cup']],
      ['passes.case.ts', 1, []],
      ['replaces.case.ts', 1, []],
    ]);
    expect(reports['fails.case.ts']?.error).toContain('茶碗');
    expect(reports['cannot-be-read.case.ts']?.error).toContain('割れました');
    expect(reports['passes.case.ts']?.error).toBeNull();
    expect(reports[GROUP]?.error).toContain('落としました');
  },
  LIMIT_MS,
);

it(
  'without the variable, as when a file runs once more, each is a file of its own',
  async () => {
    const reports = await runGrouped({ SHOP_SPECS_IN_GROUPS: '' });
    expect(reports['fails.case.ts']?.failures).toEqual(['a dish is a cup']);
    expect(reports['cannot-be-read.case.ts']?.failures).toEqual(['the file itself failed']);
    expect(reports['passes.case.ts']?.failures).toEqual([
      'shares with the other specs of its group what they have read',
    ]);
    expect(reports['fails-after.case.ts']).toMatchObject({ passed: 1, failures: ['the file itself failed'] });
    expect(reports['replaces.case.ts']?.passed).toBe(1);
  },
  LIMIT_MS,
);
