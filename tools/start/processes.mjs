import { spawn } from 'node:child_process';
import { get } from 'node:http';

const POLL_MS = 100;
/** How long a server may take to respond whether it is ready, in ms; one that hangs is called again. */
const RESPONSE_TIMEOUT_MS = 5_000;
/** The API may have to migrate, seed and render pictures on its first start. */
const READY_LIMIT_MS = 5 * 60_000;
/** A process that has to stop gets this long to finish its requests. */
const STOP_LIMIT_MS = 12_000;

/**
 * How a process ended: by itself with a code, or by a signal.
 *
 * @typedef {{ readonly code: number | null, readonly signal: NodeJS.Signals | null }} Ending
 */

/**
 * Child processes that live and end together: when one dies, all stop.
 *
 * @param {(name: string, ending: Ending) => void} onDeath
 */
export function createProcessGroup(onDeath) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const children = new Map();
  let stopping = false;

  /**
   * Starts a process of the group, which is to live as long as the group.
   *
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {NodeJS.ProcessEnv} env
   * @param {'inherit' | 'ignore'} output where its log goes; errors are always printed
   */
  function run(name, command, args, env, output = 'inherit') {
    const child = spawn(command, args, {
      stdio: ['ignore', output, 'inherit'],
      env: { ...process.env, ...env },
    });
    children.set(name, child);
    child.once('exit', (code, signal) => {
      children.delete(name);
      if (!stopping) onDeath(name, { code, signal });
    });
    return child;
  }

  /**
   * Runs a process of the group to its end, such as a build, and resolves with whether it succeeded. It leads a process
   * group of its own, so that what it starts stops with it. Never resolves where a signal ended it: then `onDeath` has
   * been called, or the group is stopping.
   *
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv }} options
   * @returns {Promise<boolean>}
   */
  function runToEnd(name, command, args, { cwd, env }) {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    children.set(name, child);
    return new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        children.delete(name);
        if (stopping) return;
        if (signal === null) resolve(code === 0);
        else onDeath(name, { code, signal });
      });
    });
  }

  /** @param {readonly import('node:child_process').ChildProcess[]} these */
  async function stopAll(these) {
    const exits = these.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of these) signalTree(child, 'SIGTERM');
    const force = setTimeout(() => {
      for (const child of these) signalTree(child, 'SIGKILL');
    }, STOP_LIMIT_MS);
    await Promise.all(exits);
    clearTimeout(force);
  }

  /** Stops in the reverse order: what was started first, the API, still serves the others' last requests. */
  async function stop() {
    stopping = true;
    const [first, ...others] = children.values();
    await stopAll(others);
    if (first !== undefined && children.size > 0) await stopAll([first]);
  }

  return { run, runToEnd, stop, isStopping: () => stopping };
}

/**
 * Sends a signal to a process and, where it leads a group of its own, to all of that group.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It leads no group: it is the only one.
    child.kill(signal);
  }
}

/**
 * Whether a URL responds with 200 within a time, in ms.
 *
 * @param {string} url
 * @param {number} limitMs
 * @returns {Promise<boolean>}
 */
function responds(url, limitMs) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: limitMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
    // Also where the connection ends without an error.
    request.once('close', () => resolve(false));
  });
}

/**
 * Waits until a URL responds with 200; `false` after `limitMs` or when the group stops meanwhile.
 *
 * @param {string} url
 * @param {() => boolean} isStopping
 * @param {number} limitMs
 */
export async function waitUntilReady(url, isStopping, limitMs = READY_LIMIT_MS) {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && !isStopping()) {
    if (await responds(url, Math.min(RESPONSE_TIMEOUT_MS, deadline - Date.now()))) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
