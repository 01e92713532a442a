import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '@shop/testing-api/find-free-port';

const BUILD = path.resolve(__dirname, '../build');
const SHOP_OFFSET = 200;
const START_LIMIT_MS = 50_000;
const PROBE_PAUSE_MS = 50;
const INTERNAL_SECRET = 'a-secret-for-tests-of-the-build';

/** Where this process runs under another date (tools/soak/shifted-dates.mjs), what the shop needs to have the same. */
const sharedDate = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
  );

/** Options of starting the built shop. */
export interface StorefrontOptions {
  /** Its port; a free one where it is not said. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The built general shop as a process of its own, in front of an API. */
export class RunningStorefront {
  readonly log: string[] = [];

  private constructor(
    readonly url: string,
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => this.log.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => this.log.push(chunk.toString()));
  }

  /** The process that was started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Starts the shop and waits until it is ready. */
  static async start(
    apiUrl: string,
    workers = 1,
    options: StorefrontOptions = {},
  ): Promise<RunningStorefront> {
    const { port = await findFreePort(), env = {} } = options;
    const origin = env['SHOP_ORIGIN_DEFAULT'] ?? 'https://shop.example';
    const child = spawn(process.execPath, [path.join(BUILD, 'server/index.js')], {
      env: {
        PATH: process.env['PATH'],
        ...sharedDate(),
        NODE_ENV: 'production',
        SHOP_PORT_BASE: String(port - SHOP_OFFSET),
        SHOP_API_URL: apiUrl,
        SHOP_WORKERS: String(workers),
        SHOP_INTERNAL_SECRET: INTERNAL_SECRET,
        SHOP_ORIGIN_DEFAULT: origin,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const shop = new RunningStorefront(`http://127.0.0.1:${port}`, origin, child);
    await shop.untilReady();
    return shop;
  }

  /** Requests a document. */
  async get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return await fetch(`${this.url}${address}`, { headers, redirect: 'manual' });
  }

  /** The HTML of a document. */
  async html(address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    return await (await this.get(address, headers)).text();
  }

  /** Sends SIGTERM, waits until the shop has stopped, and returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = new Promise<number | null>((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGTERM');
    return await ended;
  }

  /** Waits until the shop responds. */
  async untilReady(): Promise<void> {
    const limit = Date.now() + START_LIMIT_MS;
    while (Date.now() < limit) {
      const isReady = await fetch(`${this.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
    }
    throw new Error(`The shop did not start:\n${this.log.join('')}`);
  }
}
