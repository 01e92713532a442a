import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The files of a run of Jest that was ended early which have no result.
 *
 * @param {import('./read-reports.mjs').Report} report
 * @param {string} workspace
 * @returns {readonly string[]}
 */
function filesWithoutResult({ task, jest, files, isComplete }, workspace) {
  if (isComplete || jest === null) return [];
  const program = path.join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
  const listing = spawnSync(
    process.execPath,
    [program, '-c', jest.config, '--listTests', '--json', ...jest.args],
    {
      cwd: workspace,
      encoding: 'utf8',
      env: { ...process.env, ...jest.env },
    },
  );
  if (listing.status !== 0) return [`${task}: what else it would have run is not known`];
  /** @type {string[]} */
  const planned = JSON.parse(listing.stdout);
  const done = new Set(files.map(({ file }) => file));
  return planned.map((file) => path.relative(workspace, file)).filter((file) => !done.has(file));
}

/**
 * What a suite that did not succeed has left out: tasks without a report, and files of tasks that were ended early.
 *
 * @param {readonly string[]} tasks the tasks of the suite
 * @param {readonly import('./read-reports.mjs').Report[]} reports
 * @param {string} workspace
 * @returns {readonly string[]}
 */
export function listNotRun(tasks, reports, workspace) {
  const reported = new Set(reports.map(({ task }) => task));
  return [
    ...tasks.filter((task) => !reported.has(task)),
    ...reports.flatMap((report) => filesWithoutResult(report, workspace)),
  ];
}
