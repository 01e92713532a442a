import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitUntilReady } from './processes.mjs';

const END_LIMIT_MS = 30_000;
const SUPERVISE = pathToFileURL(path.join(__dirname, 'supervise.mjs')).href;
/** Lives until a signal ends it, and names itself on standard output. */
const LIVING = `process.stdout.write('child ' + process.pid + '\\n'); setInterval(() => undefined, 1_000)`;
/** Starts a process of its own, as a build does. */
const WITH_CHILD = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LIVING)}], { stdio: 'inherit' }); ${LIVING}`;

let command: ChildProcess;
let err = '';
let children: number[] = [];
afterEach(() => {
  for (const pid of [command.pid ?? 0, ...children]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command that supervises `count` processes which name themselves, and waits until they have. */
async function supervise(script: string, count: number): Promise<void> {
  const program = `
    const { superviseProcesses } = await import(${JSON.stringify(SUPERVISE)});
    const group = superviseProcesses();
    const node = process.execPath;
    ${script}`;
  command = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  [err, children] = ['', []];
  command.stderr?.on('data', (text: Buffer) => (err += text.toString()));
  const named = new Promise<void>((resolve) => {
    command.stdout?.on('data', (text: Buffer) => {
      children.push(...[...text.toString().matchAll(/child (\d+)/g)].map(([, pid]) => Number(pid)));
      if (children.length === count) resolve();
    });
  });
  await named;
}

const two = `for (const name of ['api', 'gift']) group.run(name, node, ['-e', ${JSON.stringify(LIVING)}], {});`;

/** How the command ended, once it has. */
async function ending(): Promise<{ readonly code: number | null; readonly alive: readonly number[] }> {
  if (command.exitCode === null && command.signalCode === null) await once(command, 'exit');
  // What a build has started gets the signal with it, and may end a moment later.
  const limit = Date.now() + END_LIMIT_MS;
  while (children.some(isAlive) && Date.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { code: command.exitCode, alive: children.filter(isAlive) };
}

it.each([
  ['SIGTERM', 143],
  ['SIGKILL', 137],
  ['SIGINT', 130],
] as const)(
  'a process that %s from outside ends stops the rest, and the command names the signal and ends with %i',
  async (signal, code) => {
    await supervise(two, 2);
    process.kill(children[0] ?? 0, signal);
    expect(await ending()).toEqual({ code, alive: [] });
    expect(err).toContain(signal);
  },
);

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s while it starts stops all and ends with %i, with a word', async (signal, code) => {
  await supervise(two, 2);
  command.kill(signal);
  expect(await ending()).toEqual({ code, alive: [] });
  expect(err).toContain(signal);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while it serves stops all and is an ordinary end',
  async (signal) => {
    await supervise(`${two} group.setServing();`, 2);
    command.kill(signal);
    expect(await ending()).toEqual({ code: 0, alive: [] });
  },
);

it('a process that ends by itself is named and ends the command with 1, even after it succeeded', async () => {
  await supervise(`${two} process.on('SIGUSR2', () => group.run('school', node, ['-e', ''], {}));`, 2);
  command.kill('SIGUSR2');
  expect(await ending()).toEqual({ code: 1, alive: [] });
  expect(err).toContain('school ended (0)');
});

it('a signal during a build stops what the build has started too', async () => {
  const build = `await group.runToEnd('build', node, ['-e', ${JSON.stringify(WITH_CHILD)}], { cwd: '/', env: {} });`;
  await supervise(build, 2);
  command.kill('SIGTERM');
  expect(await ending()).toEqual({ code: 143, alive: [] });
});

it('a build says whether it succeeded', async () => {
  const built = (code: number) =>
    `await group.runToEnd('build', node, ['-e', 'process.exit(${code})'], { cwd: '/', env: {} })`;
  await supervise(
    `const outcomes = [${built(0)}, ${built(3)}];
    process.stderr.write(JSON.stringify(outcomes)); ${two}`,
    2,
  );
  expect(err).toBe('[true,false]');
});

it('a server that takes the connection and never answers is not waited for longer than the limit', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await waitUntilReady(`http://127.0.0.1:${port}/readyz`, () => false, 300)).toBe(false);
  silent.close();
});
