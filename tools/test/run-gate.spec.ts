import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runGate } from './run-gate.mjs';
import { type Suite } from './run-suite.mjs';
import { printSummary } from './summarise.mjs';
import { TemporaryWorkspace } from './temporary-workspace';

const PASSES = "test('adds', () => expect(1 + 1).toBe(2));";
const FAILS = "test('subtracts', () => expect(2 - 1).toBe(2));";
/** Fails in the first process that runs it, and passes in every later one. */
const FAILS_ONCE = `
  const { existsSync, writeFileSync } = require('node:fs');
  test('waits', () => {
    const mark = __filename + '.ran';
    const ranBefore = existsSync(mark);
    writeFileSync(mark, '');
    expect(ranBefore).toBe(true);
  });`;
/** Keeps a process of its own, which ignores the request to stop, and never ends. */
const HANGS = `
  const { spawn } = require('node:child_process');
  test('hangs', async () => {
    spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { detached: true });
    await new Promise(() => {});
  }, 600_000);`;

let workspace: TemporaryWorkspace;
beforeEach(() => {
  workspace = new TemporaryWorkspace();
});
afterEach(() => workspace.remove());

const gate = (suites: readonly Suite[], { limitMinutes = 10, signal = new AbortController().signal } = {}) =>
  runGate(suites, { cwd: workspace.folder, signal, stopLimitMs: 500, output: 'ignore' }, limitMinutes);

const closingLine = (summary: Awaited<ReturnType<typeof gate>>) =>
  printSummary(summary, 10).trimEnd().split('\n').at(-1);

test('all that passes is counted, and the report holds what was run on what', async () => {
  const summary = await gate([workspace.jestSuite('unit', { adds: PASSES, more: PASSES })]);
  expect(summary).toMatchObject({
    passed: 2,
    failed: [],
    unsteady: [],
    node: process.version,
    suites: [{ name: 'unit', passed: 2, failures: 0, isLate: false }],
    leftovers: [],
  });
  expect(summary.slowest.map(({ file }) => file).sort()).toEqual(['unit/adds.test.js', 'unit/more.test.js']);
  const written: unknown = JSON.parse(
    readFileSync(path.join(workspace.folder, 'reports/summary.json'), 'utf8'),
  );
  const returned: unknown = JSON.parse(JSON.stringify(summary));
  expect(written).toEqual(returned);
  expect(closingLine(summary)).toBe('2 passed, 0 failed');
});

test('a file that fails once and then passes alone counts as passed and is listed as unsteady', async () => {
  const summary = await gate([workspace.jestSuite('unit', { adds: PASSES, waits: FAILS_ONCE })]);
  expect(summary).toMatchObject({
    passed: 2,
    failed: [],
    unsteady: [{ suite: 'unit', file: 'unit/waits.test.js' }],
  });
  expect(summary.unsteady[0]?.error).toContain('toBe(expected)');
  expect(closingLine(summary)).toBe('2 passed, 0 failed');
});

test('a file that runs on two databases and fails on one has failed, though it passes on the other', async () => {
  const reads = `test('reads', () => expect(process.env.SHOP_TEST_DATABASE).toBe(undefined));`;
  const suite = workspace.jestSuite('unit', { stores: `${FAILS_ONCE} ${reads}` });
  const embedded = suite.command.map((word) => `'${word}'`).join(' ');
  const server = `SHOP_TEST_DATABASE=postgres ${embedded.replace("'unit' 'task'", "'server' 'task'")}`;
  const command = ['sh', '-c', `${embedded}; ${server}; exit 1`] as const;
  const summary = await gate([{ ...suite, folders: ['unit', 'server'], command }]);
  expect(summary.unsteady).toMatchObject([{ task: 'unit/task', file: 'unit/stores.test.js' }]);
  expect(summary.failed).toMatchObject([{ file: 'unit/stores.test.js', test: 'reads' }]);
});

test('a file that fails again has failed, with the test and its first error', async () => {
  const summary = await gate([workspace.jestSuite('unit', { adds: PASSES, subtracts: FAILS })]);
  expect(summary.failed).toMatchObject([
    { suite: 'unit', file: 'unit/subtracts.test.js', test: 'subtracts' },
  ]);
  expect(summary.failed[0]?.error).toContain('Expected: 2');
  expect(summary.unsteady).toEqual([]);
  expect(closingLine(summary)).toBe('1 passed, 1 failed');
});

test('a file that does not load has failed', async () => {
  const summary = await gate([workspace.jestSuite('unit', { broken: "require('./nowhere');" })]);
  expect(summary.failed).toMatchObject([{ file: 'unit/broken.test.js', test: 'the file itself failed' }]);
});

test('more than five failed files, and suites that say the same every time, do not run again', async () => {
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`waits-${index}`, FAILS_ONCE]));
  const once = workspace.jestSuite('build', { waits: FAILS_ONCE }, { isRetried: false });
  const summary = await gate([workspace.jestSuite('unit', many), once]);
  expect(summary.failed).toHaveLength(7);
  expect(summary.unsteady).toEqual([]);
});

test('a suite that hangs is ended at its limit with all that it has started; what did not run is named', async () => {
  // The file that passes runs first: Jest takes the largest files first where it knows no times.
  const passes = `${PASSES}\n//${'x'.repeat(5_000)}`;
  const hung = workspace.jestSuite('unit', { adds: passes, hangs: HANGS }, { minutes: 4 / 60 });
  const summary = await gate([hung, workspace.jestSuite('more', { adds: PASSES })]);
  expect(summary.failed).toMatchObject([
    { file: 'unit/hangs.test.js', test: 'did not run to its end within the limit' },
  ]);
  expect(summary.suites).toMatchObject([{ isLate: true }, { isLate: false, passed: 1 }]);
  expect(closingLine(summary)).toBe('2 passed, 1 failed');
  expect(summary.leftovers.some(({ command }) => command.includes('setInterval'))).toBe(true);
});

test('at the end of the whole time the rest is counted as failed and named', async () => {
  const hung = workspace.jestSuite('unit', { hangs: HANGS });
  const summary = await gate([hung, workspace.jestSuite('more', { adds: PASSES })], { limitMinutes: 0.1 });
  expect(summary.failed.map(({ file }) => file)).toEqual(['unit/hangs.test.js', 'more']);
});

test('a request to stop ends the run, and the summary is printed all the same', async () => {
  const stop = new AbortController();
  const running = gate([workspace.jestSuite('unit', { hangs: HANGS })], { signal: stop.signal });
  stop.abort();
  expect((await running).failed).toHaveLength(1);
});

test('a task that fails without a report, such as a platform that does not start, has failed', async () => {
  const command = [process.execPath, '-e', 'process.exit(1)'] as const;
  const summary = await gate([
    { name: 'e2e', title: 'e2e', command, tasks: () => ['shop-1', 'shop-2'], minutes: 1, isRetried: true },
    { name: 'build', title: 'build', command, minutes: 1, countsItself: true },
  ]);
  expect(summary.failed).toMatchObject([
    { suite: 'e2e', file: 'shop-1', test: 'did not run' },
    { suite: 'e2e', file: 'shop-2', test: 'did not run' },
    { suite: 'build', file: 'build', test: 'failed without a report of a failed test' },
  ]);
  expect(closingLine(summary)).toBe('0 passed, 3 failed');
});

test('a build counts as one, and what a suite leaves out is said', async () => {
  const command = [process.execPath, '-e', ''] as const;
  const summary = await gate([
    { name: 'build', title: 'build', command, minutes: 1, countsItself: true },
    { name: 'contract', title: 'contract', command, minutes: 1, countsItself: true, leavesOut: 'PostgreSQL' },
  ]);
  expect(summary).toMatchObject({
    passed: 2,
    failed: [],
    notRun: ['not run: PostgreSQL'],
  });
});

test('a process that a suite leaves running is named and ended', async () => {
  const script = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref()`;
  const command = [process.execPath, '-e', script] as const;
  const summary = await gate([{ name: 'build', title: 'build', command, minutes: 1, countsItself: true }]);
  expect(summary.leftovers).toMatchObject([{ suite: 'build' }]);
  expect(summary.leftovers[0]?.command).toContain('setInterval');
  expect(summary.failed).toEqual([]);
});

test('warnings of the suites are printed and fail nothing', async () => {
  const script = `
    require('node:fs').mkdirSync('reports/warnings', { recursive: true });
    require('node:fs').writeFileSync('reports/warnings/bytes.json', JSON.stringify(['home: 140 of 145 kB']));`;
  const command = [process.execPath, '-e', script] as const;
  const summary = await gate([{ name: 'build', title: 'build', command, minutes: 1, countsItself: true }]);
  expect(printSummary(summary, 10)).toContain('warning: home: 140 of 145 kB');
});
