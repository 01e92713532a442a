import { startRecordingServer } from '../../testing/start-recording-server';
import { ChangeEvents } from './change-events';
import { subscribeToApiChanges } from './subscribe-to-api-changes';

const CONFIG = {
  apiUrl: 'http://api',
  internalSecret: 'secret',
  channel: 'default',
  reconnectDelayMs: 1,
};
const MANY = 30;

function recordChanges() {
  const events = new ChangeEvents();
  const published: string[] = [];
  events.subscribe((change) => published.push(change));
  return { events, published };
}

/** Subscribes to an API that answers like this, until it has been called `limit` times. */
async function subscribe(respond: () => Promise<Response>, limit: number) {
  const { events, published } = recordChanges();
  let calls = 0;
  await new Promise<void>((resolve) => {
    const stop = subscribeToApiChanges(
      {
        ...CONFIG,
        fetch: async () => {
          calls += 1;
          if (calls > limit) {
            stop();
            resolve();
          }
          return await respond();
        },
      },
      events,
    );
  });
  return { published, calls };
}

it('reconnects to an API that was unreachable', async () => {
  const { calls, published } = await subscribe(() => Promise.reject(new Error('gone')), MANY);
  expect(calls).toBe(MANY + 1);
  expect(published).toEqual([]);
});

it('publishes `all` on each new connection, then the changes of its own shop', async () => {
  const lines = [
    { channel: 'default', what: 'settings' },
    { channel: 'school', what: 'products' },
    { channel: null, what: 'pages' },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const { published } = await subscribe(() => Promise.resolve(new Response(`${text}\n\n`)), 2);
  expect(published.slice(0, 6)).toEqual(['all', 'settings', 'pages', 'all', 'settings', 'pages']);
});

it('follows no redirect', async () => {
  const canary = await startRecordingServer((_request, response) => response.end('\n'));
  const api = await startRecordingServer((_request, response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${canary.port}/` }).end(),
  );
  const { events, published } = recordChanges();
  const apiUrl = `http://127.0.0.1:${api.port}`;
  await new Promise<void>((resolve) => {
    const stop = subscribeToApiChanges(
      {
        ...CONFIG,
        apiUrl,
        fetch: async (input, init) => {
          if (api.calls.length < 2) return await globalThis.fetch(input, init);
          stop();
          resolve();
          throw new Error('Stopped');
        },
      },
      events,
    );
  });
  expect([canary.calls, published]).toEqual([[], []]);
  await Promise.all([api.close(), canary.close()]);
});
