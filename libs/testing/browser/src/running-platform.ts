import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The shops that `npm start` serves. */
export type ShopName = 'default' | 'corporate' | 'school' | 'gift';

const WORKSPACE = path.resolve(__dirname, '../../../..');
const SHOP_OFFSETS: Readonly<Record<ShopName, number>> = {
  default: 200,
  corporate: 201,
  school: 202,
  gift: 203,
};
/** The first start draws the pictures and seeds four shops. */
const START_LIMIT_MS = 180_000;

/** The origin of a shop: every shop has a host name of its own, because cookies ignore ports. */
export function shopOrigin(portBase: number, shop: ShopName): string {
  return `http://${shop}.localhost:${portBase + SHOP_OFFSETS[shop]}`;
}

/** The API's own address. */
export function apiOrigin(portBase: number): string {
  return `http://127.0.0.1:${portBase}`;
}

/** `npm start` as a child process, on its own ports and data folder. */
class RunningPlatform {
  readonly output: string[] = [];
  private child: ChildProcess | undefined;

  constructor(
    readonly portBase: number,
    readonly dataDir: string = mkdtempSync(path.join(tmpdir(), 'shop-e2e-')),
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** Starts the platform and resolves when it prints `ready`; rejects with its output when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(WORKSPACE, 'tools/start/start.mjs')], {
      cwd: WORKSPACE,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SHOP_PORT_BASE: String(this.portBase),
        SHOP_DATA_DIR: this.dataDir,
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`not ready in time:\n${this.output.join('')}`)),
        START_LIMIT_MS,
      );
      const read = (chunk: Buffer) => {
        this.output.push(chunk.toString());
        if (/^ready$/m.test(chunk.toString())) {
          clearTimeout(limit);
          resolve();
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => {
        clearTimeout(limit);
        reject(new Error(`ended with ${String(code)}:\n${this.output.join('')}`));
      });
    });
  }

  /** Asks the platform to stop and waits until it has. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Removes the data folder; call it after `stop`. */
  removeData(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
