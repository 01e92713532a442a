import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * How one file of tests, or one check, ended. `error` is the text of the first failure.
 *
 * @typedef {{ file: string, seconds: number, passed: number, failures: readonly string[], error: string | null }} FileReport
 */

/**
 * How Jest was run: with which configuration, further arguments and variables, and whether against a platform of its own.
 *
 * @typedef {{ config: string, args: readonly string[], env: Record<string, string>, onPlatform: boolean }} JestRun
 */

/**
 * What a task of a suite leaves in `reports/TASK.json`, where TASK is `SUITE/NAME`: a run of Jest, or a check, whose `jest` is null. A run that
 * was ended before its last file is not complete.
 *
 * @typedef {{ task: string, jest: JestRun | null, files: FileReport[], isComplete: boolean }} Report
 */

/**
 * The reports that the tasks of a suite left, or that Nx restored from its cache.
 *
 * @param {string} folder
 * @returns {readonly Report[]}
 */
export function readReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}
