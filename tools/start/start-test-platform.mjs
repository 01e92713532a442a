import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE, freePortBase } from './platform.mjs';
import { fillWithSeed } from './seeded-folder.mjs';

/** Errors that a test has requested from the fault lab are no errors of the servers. */
const INJECTED_FAULT = /"message":"An error from the fault lab"/;

/**
 * A platform that a command runs against.
 *
 * @typedef {object} TestPlatform
 * @property {(command: string, args: readonly string[]) => Promise<number>} run Runs a command with the platform's ports, data
 *   folder and secret in its environment; its exit code.
 * @property {() => Promise<readonly string[]>} stop Stops it and deletes its data; the errors that its servers have logged.
 */

/**
 * Starts the built platform with the fault lab on free ports from `firstBase` on and a freshly seeded data folder. `null`
 * where it does not start; the log has been written by then.
 *
 * @param {number} firstBase
 * @returns {Promise<TestPlatform | null>}
 */
export async function startTestPlatform(firstBase) {
  const SHOP_INTERNAL_SECRET = randomBytes(32).toString('base64url');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-platform-'));
  await fillWithSeed(dataDir);
  const portBase = String(await freePortBase(firstBase));
  const platform = spawn(process.execPath, [path.join(WORKSPACE, 'tools/start/start.mjs')], {
    cwd: WORKSPACE,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_LAB: '1',
      SHOP_PORT_BASE: portBase,
      SHOP_DATA_DIR: dataDir,
      SHOP_INTERNAL_SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => platform.once('exit', () => resolve(false)));
  /** @type {string[]} */
  const log = [];
  const ready = new Promise((resolve) => {
    platform.stdout.on('data', (chunk) => {
      log.push(chunk.toString());
      if (/^ready$/m.test(chunk.toString())) resolve(true);
    });
  });
  if (!(await Promise.race([ready, ended]))) {
    process.stderr.write(`${log.join('')}\nThe platform did not start.\n`);
    return null;
  }
  return {
    // The platform's own log keeps flowing while the command runs, so the command must not block this process.
    run: (command, args) =>
      new Promise((resolve) => {
        const child = spawn(command, args, {
          cwd: WORKSPACE,
          stdio: 'inherit',
          env: {
            ...process.env,
            SHOP_E2E_PORT_BASE: portBase,
            SHOP_E2E_DATA_DIR: dataDir,
            SHOP_INTERNAL_SECRET,
          },
        });
        child.once('exit', (code) => resolve(code ?? 1));
      }),
    async stop() {
      platform.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return log
        .join('')
        .split('\n')
        .filter((line) => /"level":(50|60)|"level":"(error|fatal)"/.test(line) && !INJECTED_FAULT.test(line));
    },
  };
}
