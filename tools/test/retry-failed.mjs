import path from 'node:path';
import { readReports } from './read-reports.mjs';
import { runWithin } from './run-within.mjs';

/** More failed files than this are no accident of the machine. */
export const MOST_FILES = 5;
const MS_PER_MINUTE = 60_000;
/** The longest that one file may take alone, in ms. */
const FILE_LIMIT_MS = 10 * MS_PER_MINUTE;
const RUN_JEST = path.join(import.meta.dirname, '../checks/run-jest.mjs');
const WITH_PLATFORM = path.join(import.meta.dirname, '../start/with-platform.mjs');
/** The recordings say whether the stories are true, and are the same however often they are compared. */
const NEVER_AGAIN = /recordings\.e2e\.ts$/;

/**
 * A failed file that passed when it ran once more, with the first error of its first run.
 *
 * @typedef {{ suite: string, task: string, file: string, error: string | null }} Unsteady
 */

/**
 * The command that runs one file again as it ran before: alone, and a browser test on a fresh platform.
 *
 * @param {import('./read-reports.mjs').JestRun} jest
 * @param {string} file
 * @param {string} name of the report
 * @returns {readonly [string, ...string[]]}
 */
export function commandOf({ config, args, onPlatform }, file, name) {
  const kept = args.filter((arg) => !/^--(shard|maxWorkers)=/.test(arg));
  const run = [RUN_JEST, 'again', name, config, ...kept, '--maxWorkers=1', '--runTestsByPath', file];
  return onPlatform
    ? [process.execPath, WITH_PLATFORM, '4500', `--report=again-servers/${name}`, process.execPath, ...run]
    : [process.execPath, ...run];
}

/**
 * The failed files that may run once more, with how they ran.
 *
 * @param {readonly import('./run-suite.mjs').SuiteResult[]} results
 */
function failedFiles(results) {
  return results
    .filter(({ suite, isLate }) => suite.isRetried === true && !isLate)
    .flatMap((result) =>
      result.reports.flatMap(({ task, jest, files }) =>
        jest === null
          ? []
          : files
              .filter(({ file, failures }) => failures.length > 0 && !NEVER_AGAIN.test(file))
              .map((report) => ({ result, task, jest, report })),
      ),
    );
}

/**
 * Runs the failed files once more, each alone in a fresh process, where there are no more than `MOST_FILES`. The results
 * that it returns count a file that passed now as passed.
 *
 * @param {readonly import('./run-suite.mjs').SuiteResult[]} results
 * @param {import('./run-within.mjs').RunOptions} options
 * @param {() => number} remainingMs
 * @returns {Promise<{ results: readonly import('./run-suite.mjs').SuiteResult[], unsteady: readonly Unsteady[] }>}
 */
export async function retryFailed(results, options, remainingMs) {
  const candidates = failedFiles(results);
  if (candidates.length > MOST_FILES) return { results, unsteady: [] };
  /** @type {Unsteady[]} */
  const unsteady = [];
  /** @type {Map<string, number>} what passed in the files that passed now, by suite, task and file */
  const passedNow = new Map();
  for (const [index, { result, task, jest, report }] of candidates.entries()) {
    const limitMs = Math.min(FILE_LIMIT_MS, remainingMs());
    if (options.signal.aborted || limitMs <= 0) break;
    const name = `${index + 1}`;
    if (options.output !== 'ignore') process.stdout.write(`\n━━ once more, alone: ${report.file}\n`);
    const { succeeded } = await runWithin(commandOf(jest, report.file, name), options, {
      limitMs,
      env: jest.env,
    });
    const again = readReports(path.join(options.cwd, 'reports/again')).find(
      ({ task }) => task === `again/${name}`,
    );
    if (!succeeded || again === undefined) continue;
    const suite = result.suite.name;
    passedNow.set(
      `${suite} ${task} ${report.file}`,
      again.files.reduce((sum, { passed }) => sum + passed, 0),
    );
    unsteady.push({ suite, task, file: report.file, error: report.error });
  }
  return {
    unsteady,
    results: results.map((result) =>
      withPassed(result, (task, file) => passedNow.get(`${result.suite.name} ${task} ${file}`)),
    ),
  };
}

/**
 * @param {import('./run-suite.mjs').SuiteResult} result
 * @param {(task: string, file: string) => number | undefined} passedIn
 * @returns {import('./run-suite.mjs').SuiteResult}
 */
function withPassed(result, passedIn) {
  const gained = result.reports
    .flatMap(({ task, files }) => files.map(({ file, passed }) => (passedIn(task, file) ?? passed) - passed))
    .reduce((sum, difference) => sum + difference, 0);
  return {
    ...result,
    passed: result.passed + gained,
    failures: result.failures.filter(({ task, file }) => task === null || passedIn(task, file) === undefined),
  };
}
