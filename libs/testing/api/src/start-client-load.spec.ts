import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startClientLoad } from './start-client-load';

const CLIENTS = 4;

async function serve(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

it('asks until the server accepts no more connections; what is closed between two requests is nothing lost', async () => {
  const { server, url } = await serve((_request, response) => response.end('done'));
  const load = startClientLoad(CLIENTS, url);
  await load.answered;
  server.close();
  server.closeIdleConnections();
  const { statuses, lost } = await load.ended;
  expect(statuses.length).toBeGreaterThanOrEqual(CLIENTS);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(lost).toEqual([]);
});

it.each<[string, RequestListener]>([
  ['gets no response at all', ({ socket }) => socket.destroy()],
  ['gets a part of its response', (_request, response) => response.write('begun', () => response.destroy())],
])('a request that was taken up and %s is lost', async (_case, cut) => {
  let answered = 0;
  const open: (() => unknown)[] = [];
  const { server, url } = await serve((request, response) => {
    if ((answered += 1) <= CLIENTS) return response.end('done');
    open.push(() => cut(request, response));
    if (open.length < CLIENTS) return undefined;
    server.close();
    for (const cutOne of open) cutOne();
    return undefined;
  });
  const { statuses, lost } = await startClientLoad(CLIENTS, url).ended;
  expect(statuses).toEqual(Array.from({ length: CLIENTS }, () => 200));
  expect(lost).toHaveLength(CLIENTS);
});
