import { spawn } from 'node:child_process';
import { get } from 'node:http';

const POLL_MS = 100;
/** The API may have to migrate, seed and draw pictures on its first start. */
const READY_LIMIT_MS = 5 * 60_000;
/** A process that was asked to stop gets this long to finish its requests. */
const STOP_LIMIT_MS = 12_000;

/** Child processes that live and end together: when one dies, all stop. */
export function createProcessGroup(onDeath) {
  const children = new Map();
  let stopping = false;

  function run(name, command, args, env) {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.set(name, child);
    child.once('exit', (code, signal) => {
      children.delete(name);
      if (!stopping) onDeath(name, code ?? signal);
    });
    return child;
  }

  async function stopAll(these) {
    const exits = these.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of these) child.kill('SIGTERM');
    const force = setTimeout(() => {
      for (const child of these) child.kill('SIGKILL');
    }, STOP_LIMIT_MS);
    await Promise.all(exits);
    clearTimeout(force);
  }

  /** Stops in the reverse order: what was started first, the API, still answers the others' last requests. */
  async function stop() {
    stopping = true;
    const [first, ...others] = children.values();
    await stopAll(others);
    if (first !== undefined && children.size > 0) await stopAll([first]);
  }

  return { run, stop, isStopping: () => stopping };
}

/** Whether an address answers 200 just now. */
function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

/** Waits until an address answers 200; `false` after the limit or when the group stops meanwhile. */
export async function waitUntilReady(url, isStopping) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline && !isStopping()) {
    if (await answers(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
