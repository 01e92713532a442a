import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { findFreePort } from './find-free-port';

const WORKSPACE = path.resolve(__dirname, '../../../..');
const START_LIMIT_MS = 50_000;
const POLL_MS = 50;

/** The exit code and output of a program. */
interface ProgramResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the API and the operator's command line as separate processes, from bundles inside the workspace. The bundles
 * have a folder of their own, so another run of the same tests does not write into it. Close it after the tests.
 */
export class ShopProcess {
  /** The running API. */
  running: ChildProcess | null = null;
  /** Where it listens; known once it is built. */
  port = 0;
  private readonly folder: string;

  constructor(
    name: string,
    private readonly environment: () => NodeJS.ProcessEnv,
  ) {
    const folder = `${name}-${randomBytes(6).toString('hex')}`;
    this.folder = path.join(WORKSPACE, 'node_modules/.cache/shop-programs', folder);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Bundles both programs as the build does, and finds a port for the API. */
  async build(): Promise<void> {
    this.port = await findFreePort();
    const script = `
      import { mkdirSync } from 'node:fs';
      import path from 'node:path';
      import { build } from 'esbuild';
      import { BUNDLE, copyCompanions, OPERATOR_BUNDLE } from './apps/api/bundle.mjs';
      const folder = ${JSON.stringify(this.folder)};
      mkdirSync(folder, { recursive: true });
      await build({ ...BUNDLE, outfile: path.join(folder, 'main.js') });
      await build({ ...OPERATOR_BUNDLE, outfile: path.join(folder, 'operator.js') });
      copyCompanions(folder);
    `;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: WORKSPACE });
  }

  /** Starts the API and waits until it is ready to serve. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(this.folder, 'main.js')], {
      env: this.variables(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.running = child;
    const limit = Date.now() + START_LIMIT_MS;
    while (Date.now() < limit && child.exitCode === null) {
      const response = await fetch(`${this.url}/readyz`).catch(() => null);
      if (response?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`The API did not start (exit code ${child.exitCode})`);
  }

  /** Starts an API that is expected to exit by itself, and returns its result. */
  async startAndFail(variables: NodeJS.ProcessEnv): Promise<ProgramResult> {
    return this.outcomeOf('main.js', [], variables);
  }

  /**
   * Starts an API that must not serve on a free port: how it ended, and whether it ever responded. Stops one
   * that does.
   */
  async startUnserved(
    variables: NodeJS.ProcessEnv,
  ): Promise<ProgramResult & { readonly hasServed: boolean }> {
    const port = await findFreePort();
    const child = this.spawnProgram('main.js', [], { ...variables, SHOP_PORT_BASE: String(port) });
    let hasServed = false;
    const watch = async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
        if (response?.ok === true) {
          hasServed = true;
          child.kill('SIGKILL');
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    };
    const [ended] = await Promise.all([outcomeOf(child), watch()]);
    return { ...ended, hasServed };
  }

  /** Stops the API by SIGTERM, or kills it, and returns its exit code once it has ended. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (this.running === null) return null;
    const child = this.running;
    this.running = null;
    // One that has ended by itself emits no further event.
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  /** Kills the API where it still runs, and removes the bundles. */
  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Runs one operator's command. */
  async run(...words: readonly string[]): Promise<ProgramResult> {
    return this.outcomeOf('operator.js', words, {});
  }

  private async outcomeOf(
    program: string,
    words: readonly string[],
    variables: NodeJS.ProcessEnv,
  ): Promise<ProgramResult> {
    return outcomeOf(this.spawnProgram(program, words, variables));
  }

  private spawnProgram(program: string, words: readonly string[], variables: NodeJS.ProcessEnv) {
    return spawn(process.execPath, [path.join(this.folder, program), ...words], {
      env: { ...this.variables(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  private variables(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      SHOP_PORT_BASE: String(this.port),
      DATABASE_URL: '',
      ...this.environment(),
    };
  }
}

async function outcomeOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<ProgramResult> {
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}
