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
 * Runs a command with everything that it starts, for at most `limitMs`: then its process group, and whatever else it has
 * started, is ended. `signal` ends it earlier.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env?: Record<string, string>, limitMs: number, signal?: AbortSignal, stopLimitMs?: number | undefined }} options
 * @returns {Promise<Outcome>}
 */
export async function runWithin(
  [program, ...args],
  { cwd, env = {}, limitMs, signal, stopLimitMs = STOP_LIMIT_MS },
) {
  const mark = randomUUID();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
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
    signal?.addEventListener('abort', () => resolve('stopped'), { once: true }),
  );
  const isLate = (await Promise.race([ended.then(() => 'ended'), late, stopped])) !== 'ended';
  deadline.abort();
  if (isLate) {
    endGroup(child, 'SIGTERM');
    await Promise.race([ended, sleep(stopLimitMs)]);
    endGroup(child, 'SIGKILL');
  }
  const code = await ended;
  return {
    succeeded: !isLate && code === 0,
    isLate,
    leftovers: await endLeftovers(mark, isLate ? 0 : GRACE_MS),
  };
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
