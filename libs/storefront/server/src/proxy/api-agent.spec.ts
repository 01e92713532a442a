import { once } from 'node:events';
import { type IncomingMessage, createServer, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createApiAgent } from './api-agent';

const IDLE_MS = 50;
/** How long the call takes: longer than an idle connection is kept. */
const ANSWER_MS = 150;

it('closes an idle connection before the API does, and none that is waited on', async () => {
  const api = createServer((_request, response) => setTimeout(() => response.end('ok'), ANSWER_MS));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const connected = once(api, 'connection');
  const { port } = api.address() as AddressInfo;
  const request = get({
    port,
    host: '127.0.0.1',
    agent: createApiAgent(IDLE_MS),
    timeout: 60_000,
  });
  const answer = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  expect(answer.statusCode).toBe(200);
  answer.resume();
  const [socket] = (await connected) as [Socket];
  const startedAt = performance.now();
  await once(socket, 'end');
  // Node's server would have kept it for 5 s.
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  api.close();
});
