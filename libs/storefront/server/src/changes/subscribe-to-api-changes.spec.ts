import { startRecordingServer } from '../test-support/recording-server';
import { subscribeToApiChanges } from './subscribe-to-api-changes';
import { ChangeEvents } from './change-events';

const CONFIG = {
  apiAddress: 'http://api',
  internalSecret: 'secret',
  channel: 'default',
  reconnectDelayMs: 1,
};
const MANY = 30;

/** Follows an API that answers like this until it has been asked so often; tells what was heard. */
async function follow(answer: (call: number) => Promise<Response>, calls: number) {
  const heard: string[] = [];
  const changes = new ChangeEvents();
  changes.subscribe((what) => heard.push(what));
  let asked = 0;
  await new Promise<void>((resolve) => {
    const stop = subscribeToApiChanges(
      {
        ...CONFIG,
        fetch: async () => {
          asked += 1;
          if (asked > calls) {
            stop();
            resolve();
          }
          return await answer(asked);
        },
      },
      changes,
    );
  });
  return { heard, asked };
}

it('asks an API that is gone again and again', async () => {
  const { asked, heard } = await follow(() => Promise.reject(new Error('gone')), MANY);
  expect(asked).toBe(MANY + 1);
  expect(heard).toEqual([]);
});

it('takes everything for changed with each new connection, then what it is told of its own shop', async () => {
  const lines = [
    { channel: 'default', what: 'settings' },
    { channel: 'school', what: 'products' },
    { channel: null, what: 'pages' },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const { heard } = await follow(() => Promise.resolve(new Response(`${text}\n\n`)), 2);
  expect(heard.slice(0, 6)).toEqual(['all', 'settings', 'pages', 'all', 'settings', 'pages']);
});

it('follows no redirect', async () => {
  const canary = await startRecordingServer((_request, response) => response.end('\n'));
  const api = await startRecordingServer((_request, response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${canary.port}/` }).end(),
  );
  const changes = new ChangeEvents();
  const heard: string[] = [];
  changes.subscribe((what) => heard.push(what));
  const apiAddress = `http://127.0.0.1:${api.port}`;
  await new Promise<void>((resolve) => {
    const stop = subscribeToApiChanges(
      {
        ...CONFIG,
        apiAddress,
        fetch: async (input, init) => {
          if (api.calls.length < 2) return await globalThis.fetch(input, init);
          stop();
          resolve();
          throw new Error('Stopped');
        },
      },
      changes,
    );
  });
  expect([canary.calls, heard]).toEqual([[], []]);
  await Promise.all([api.close(), canary.close()]);
});
