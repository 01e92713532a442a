import { Worker } from 'node:worker_threads';

/** How long a clean stop may take before the thread is ended, in ms. */
const STOP_LIMIT_MS = 8_000;

interface EmbeddedWorkerData {
  readonly folder: string | null;
  readonly socketPath: string;
  readonly snapshotPath: string | null;
}

const workerFile = () => new URL('./embedded-database-worker.mjs', import.meta.url);

const is = (expected: string) => (message: unknown) => (message === expected ? true : null);

/** The worker thread of the embedded database and the messages to it. */
export class EmbeddedWorker {
  /** The pending response; a busy thread gets one ping only. */
  private pendingPing: Promise<boolean> | null = null;

  private constructor(private readonly worker: Worker) {}

  /** Starts the thread and waits until the database responds. */
  static async start(workerData: EmbeddedWorkerData): Promise<EmbeddedWorker> {
    const worker = new Worker(workerFile(), { workerData });
    await nextMessage(worker, is('ready'));
    worker.unref();
    return new EmbeddedWorker(worker);
  }

  /** Calls back when the thread has ended, for whatever reason. */
  onEnd(tell: (error: Error) => void): void {
    this.worker.on('error', tell);
    this.worker.on('exit', () => tell(new Error('The embedded database ended')));
  }

  async dump(): Promise<Uint8Array> {
    const response = nextMessage(this.worker, readDump);
    this.worker.postMessage('dump');
    return response;
  }

  /** A running statement keeps the thread from responding. */
  async respondsWithin(limitMs: number): Promise<boolean> {
    return within(limitMs, (this.pendingPing ??= this.ping()), false);
  }

  async stop(): Promise<void> {
    this.worker.ref();
    const closed = nextMessage(this.worker, is('closed')).catch(() => true);
    this.worker.postMessage('stop');
    await within(STOP_LIMIT_MS, closed, false);
    await this.terminate();
  }

  private async ping(): Promise<boolean> {
    const pong = nextMessage(this.worker, is('pong'));
    this.worker.postMessage('ping');
    try {
      return await pong;
    } catch {
      return false;
    } finally {
      this.pendingPing = null;
    }
  }

  /** Ends the thread at once, whatever it is doing. */
  async terminate(): Promise<void> {
    await this.worker.terminate();
  }
}

/** The promise's value, or the other value after the limit. */
async function within<Value>(limitMs: number, response: Promise<Value>, otherwise: Value): Promise<Value> {
  // Cleared rather than unref'd: jsdom's timers have no `unref`.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Value>((resolve) => (timer = setTimeout(() => resolve(otherwise), limitMs)));
  try {
    return await Promise.race([response, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function readDump(message: unknown): Uint8Array | null {
  if (typeof message !== 'object' || message === null || !('dump' in message)) return null;
  return message.dump instanceof Uint8Array ? message.dump : null;
}

/** The first message that `read` recognises; rejects when the thread fails or ends before. */
function nextMessage<Value>(worker: Worker, read: (message: unknown) => Value | null): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const value = read(message);
      if (value === null) return;
      finish();
      resolve(value);
    };
    const onError = (error: unknown) => {
      finish();
      reject(error instanceof Error ? error : new Error('The embedded database failed', { cause: error }));
    };
    const onExit = () => {
      finish();
      reject(new Error('The embedded database ended'));
    };
    const finish = () => worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
