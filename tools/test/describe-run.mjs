import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {string | null} what a command prints, where it succeeds
 */
function outputOf(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', cwd: import.meta.dirname });
  return status === 0 ? stdout.trim() : null;
}

/** What was tested, and on what: the commit, whether nothing was changed beside it, and the versions that matter. */
export function describeRun() {
  return {
    commit: outputOf('git', 'rev-parse', 'HEAD'),
    isClean: outputOf('git', 'status', '--porcelain') === '',
    node: process.version,
    chromium: outputOf('chromium', '--version'),
    startedAt: new Date().toISOString(),
    /** Of the last minute, five and fifteen. */
    loadBefore: loadavg(),
  };
}
