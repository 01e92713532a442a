// Starts the built platform on its own ports and a fresh data folder, runs a command against it, and stops it.
// Usage: node tools/start/with-platform.mjs PORT_BASE COMMAND [ARGUMENT …]; the command sees SHOP_E2E_PORT_BASE, which is
// the first free one from PORT_BASE on, SHOP_E2E_DATA_DIR, and SHOP_INTERNAL_SECRET, with which it may name client IPs.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE, freePortBase } from './platform.mjs';

/** Errors that a test has requested from the fault lab are no errors of the servers. */
const INJECTED_FAULT = /"message":"An error from the fault lab"/;

const [firstBase, command = '', ...args] = process.argv.slice(2);
const portBase = String(await freePortBase(Number(firstBase)));
const SHOP_INTERNAL_SECRET = randomBytes(32).toString('base64url');
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-platform-'));
const platform = spawn(process.execPath, [path.join(WORKSPACE, 'tools/start/start.mjs')], {
  cwd: WORKSPACE,
  // With the fault lab, so that tests can inject faults.
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

let status = 1;
if (await Promise.race([ready, ended])) {
  // The platform's own log keeps flowing while the command runs, so the command must not block this process.
  /** @type {Promise<number>} */
  const finished = new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: WORKSPACE,
      stdio: 'inherit',
      env: { ...process.env, SHOP_E2E_PORT_BASE: portBase, SHOP_E2E_DATA_DIR: dataDir, SHOP_INTERNAL_SECRET },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  status = await finished;
} else {
  process.stderr.write(`${log.join('')}\nThe platform did not start.\n`);
}
platform.kill('SIGTERM');
await ended;
const troubles = log
  .join('')
  .split('\n')
  .filter((line) => /"level":(50|60)|"level":"(error|fatal)"/.test(line) && !INJECTED_FAULT.test(line));
if (troubles.length > 0) {
  process.stderr.write(`The servers logged errors:\n${troubles.join('\n')}\n`);
  status = status || 1;
}
rmSync(dataDir, { recursive: true, force: true });
process.exit(status);
