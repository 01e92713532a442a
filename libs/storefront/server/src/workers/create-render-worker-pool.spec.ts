import { Worker } from 'node:worker_threads';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { type RenderWorkerPoolConfig, createRenderWorkerPool } from './create-render-worker-pool';

/** A worker that responds with its thread id, exits at `/exit`, and never responds to `/hang`. */
const SCRIPT = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ type, id, job }) => {
    if (type !== 'render' || job.url.pathname === '/hang') return;
    if (job.url.pathname === '/exit') process.exit(3);
    const body = new TextEncoder().encode(String(threadId));
    const head = { status: 200, headers: [], cspOrigins: { tagManager: null, apiOrigin: null }, body, digest: null };
    parentPort.postMessage({ type: 'head', id, head });
  });
  parentPort.postMessage({ type: 'ready' });
`;
const workers: Worker[] = [];
const startWorker = (script = SCRIPT): Worker => {
  const worker = new Worker(script, { eval: true });
  workers.push(worker);
  return worker;
};
const NO_LISTENERS = { onError: () => undefined, onReplaced: () => undefined, onExhausted: () => undefined };
let config: RenderWorkerPoolConfig;
afterEach(async () => {
  config = { ...config, count: 0 };
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

const poolOf = (more: Partial<RenderWorkerPoolConfig>) => {
  config = { count: 2, startWorker, ...NO_LISTENERS, ...more };
  return createRenderWorkerPool({
    ...config,
    get count() {
      return config.count;
    },
  });
};
const requestOf = (pathname: string) => ({
  url: { pathname, search: '' },
  session: { state: 'absent' } as const,
  nonce: null,
  isComplete: true,
  encodeIn: null,
  requestContext: { clientIp: '192.0.2.1', internalSecret: 'secret', requestId: 'r-1' },
  signal: new AbortController().signal,
  cspOrigins: noCspOrigins(),
});
const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
};

it('starts as many workers as configured, one after the other', async () => {
  const pool = poolOf({ count: 3 });
  await pool.ready;
  await until(() => workers.length === 3);
  expect(await (await pool.render(requestOf('/'))).text()).toBe(String(workers[0]?.threadId));
});

it('renders a document in the worker with the least load', async () => {
  const pool = poolOf({});
  const renderedBy = async () => (await pool.render(requestOf('/'))).text();
  await pool.ready;
  const first = await renderedBy();
  void pool.render(requestOf('/hang')).catch(() => undefined);
  let other = first;
  // Until the second worker has started, the first has both documents.
  while (other === first) other = await renderedBy();
  expect([await renderedBy(), await renderedBy()]).toEqual([other, other]);
});

it('replaces a worker that exits: its documents fail, later ones wait for the next worker', async () => {
  const replaced = jest.fn();
  const pool = poolOf({ count: 1, onReplaced: replaced });
  await expect(pool.render(requestOf('/exit'))).rejects.toThrow('The render worker has exited.');
  expect(replaced).toHaveBeenCalledTimes(1);
  const [exited] = workers;
  expect(await (await pool.render(requestOf('/'))).text()).not.toBe(String(exited?.threadId));
});

it('reports that not even the first worker starts', async () => {
  await new Promise<void>((resolve) => {
    poolOf({ startWorker: () => startWorker('process.exit(1)'), onExhausted: resolve });
  });
  expect(workers).toHaveLength(1);
});
