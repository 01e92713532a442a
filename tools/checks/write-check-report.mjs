import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Notes how one check ended, so that `npm test` counts it even when Nx takes the result from its cache.
 *
 * @param {string} suite
 * @param {string} name
 * @param {readonly string[]} failures what is wrong; empty where the check passed
 * @param {number} seconds how long it took
 */
export function writeCheckReport(suite, name, failures, seconds) {
  mkdirSync(`reports/${suite}`, { recursive: true });
  /** @type {import('../test/read-reports.mjs').Report} */
  const report = {
    task: `${suite}/${name}`,
    jest: null,
    files: [{ file: name, seconds, passed: failures.length === 0 ? 1 : 0, failures, error: null }],
    isComplete: true,
  };
  writeFileSync(`reports/${suite}/${name}.json`, JSON.stringify(report));
}
