import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RUN_VARIABLE, livingProcesses } from './living-processes.mjs';

/** A process gets this long to stop by itself, in ms, before it is ended. */
const STOP_LIMIT_MS = 15_000;
/** What a command has started gets this long to end after it, in ms; what still runs then was left behind. */
const GRACE_MS = 5_000;
const POLL_MS = 200;

/**
 * How a command ended. `leftovers` are the command lines of processes that it left running; they have been ended.
 *
 * @typedef {{ succeeded: boolean, isLate: boolean, leftovers: readonly string[] }} Outcome
 */

/**
 * How all commands of a run are run: in which folder, until which signal, and whether their lines are printed.
 * `stopLimitMs` is how long one may take to stop by itself.
 *
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {AbortSignal} signal
 * @property {number} [stopLimitMs]
 * @property {'inherit' | 'ignore'} [output]
 */

/**
 * Runs a command with everything that it starts, for at most `limitMs`: then its process group, and whatever else it has
 * started, is ended.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} options
 * @param {{ limitMs: number, env?: Record<string, string> }} limits of this command, and variables of its own
 * @returns {Promise<Outcome>}
 */
export async function runWithin(
  [program, ...args],
  { cwd, signal, stopLimitMs = STOP_LIMIT_MS, output = 'inherit' },
  { limitMs, env = {} },
) {
  const mark = randomUUID();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env, [RUN_VARIABLE]: mark },
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  const deadline = new AbortController();
  const late = sleep(limitMs, 'late', { signal: deadline.signal }).catch(() => 'ended');
  const stopped = new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve('stopped'), { once: true }),
  );
  const isLate = (await Promise.race([ended.then(() => 'ended'), late, stopped])) !== 'ended';
  deadline.abort();
  if (isLate) {
    endGroup(child, 'SIGTERM');
    await Promise.race([ended, sleep(stopLimitMs)]);
  }
  const leftovers = await endLeftovers(mark, isLate ? stopLimitMs : GRACE_MS);
  // Where processes cannot be looked up, their group is ended at least.
  if (isLate) endGroup(child, 'SIGKILL');
  return { succeeded: (await ended) === 0 && !isLate, isLate, leftovers };
}

/**
 * @param {import('node:child_process').ChildProcess} child the leader of its group
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // All of the group have ended.
  }
}

/**
 * @param {string} mark
 * @param {number} graceMs
 * @returns {Promise<readonly string[]>}
 */
async function endLeftovers(mark, graceMs) {
  const until = Date.now() + graceMs;
  while (Date.now() < until && livingProcesses(mark).length > 0) await sleep(POLL_MS);
  const living = livingProcesses(mark);
  for (const { pid } of living)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  return living.map(({ command }) => command);
}
