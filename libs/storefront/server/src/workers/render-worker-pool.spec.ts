import { Worker } from 'node:worker_threads';
import { noParties } from '@shop/storefront-shell/site/document-parties';
import { type RenderWorkerPoolConfig, createRenderWorkerPool } from './render-worker-pool';

/** A thread that names itself, ends at `/end`, and never answers `/hang`. */
const SCRIPT = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ type, id, order }) => {
    if (type !== 'draw' || order.address.pathname === '/hang') return;
    if (order.address.pathname === '/end') process.exit(3);
    const whole = new TextEncoder().encode(String(threadId));
    const head = { status: 200, headers: [], parties: { tagManager: null, apiOrigin: null }, whole, digest: null };
    parentPort.postMessage({ type: 'begun', id, head });
  });
  parentPort.postMessage({ type: 'ready' });
`;
const workers: Worker[] = [];
const startWorker = (script = SCRIPT): Worker => {
  const worker = new Worker(script, { eval: true });
  workers.push(worker);
  return worker;
};
const QUIET = { onTrouble: () => undefined, onReplaced: () => undefined, onExhausted: () => undefined };
let config: RenderWorkerPoolConfig;
afterEach(async () => {
  config = { ...config, count: 0 };
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

const poolOf = (more: Partial<RenderWorkerPoolConfig>) => {
  config = { count: 2, startWorker, ...QUIET, ...more };
  return createRenderWorkerPool({
    ...config,
    get count() {
      return config.count;
    },
  });
};
const orderOf = (pathname: string) => ({
  address: { pathname, search: '' },
  session: { state: 'absent' } as const,
  nonce: null,
  isComplete: true,
  encodeIn: null,
  credentials: { clientAddress: '192.0.2.1', internalSecret: 'secret', requestId: 'r-1' },
  signal: new AbortController().signal,
  parties: noParties(),
});
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

it('starts as many threads as it is told, one after the other', async () => {
  const pool = poolOf({ count: 3 });
  await pool.ready;
  await until(() => workers.length === 3);
  expect(await (await pool.render(orderOf('/'))).text()).toBe(String(workers[0]?.threadId));
});

it('gives a document to the thread that is at the fewest', async () => {
  const pool = poolOf({});
  const drawn = async () => (await pool.render(orderOf('/'))).text();
  await pool.ready;
  const first = await drawn();
  void pool.render(orderOf('/hang')).catch(() => undefined);
  let other = first;
  // Until the second thread has begun, the first is at both.
  while (other === first) other = await drawn();
  expect([await drawn(), await drawn()]).toEqual([other, other]);
});

it('replaces a thread that ends: what it was at fails, what comes then waits for the next', async () => {
  const replaced = jest.fn();
  const pool = poolOf({ count: 1, onReplaced: replaced });
  await expect(pool.render(orderOf('/end'))).rejects.toThrow('The thread that drew has ended.');
  expect(replaced).toHaveBeenCalledTimes(1);
  const [gone] = workers;
  expect(await (await pool.render(orderOf('/'))).text()).not.toBe(String(gone?.threadId));
});

it('says when not even the first thread begins', async () => {
  await new Promise<void>((resolve) => {
    poolOf({ startWorker: () => startWorker('process.exit(1)'), onExhausted: resolve });
  });
  expect(workers).toHaveLength(1);
});
