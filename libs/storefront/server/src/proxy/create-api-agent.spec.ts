import { once } from 'node:events';
import { type IncomingMessage, createServer, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createApiAgent } from './create-api-agent';

const IDLE_MS = 50;
/** How long the call takes: longer than the idle timeout. */
const RESPONSE_MS = 150;

it('closes an idle connection before the API does, but not one with a call under way', async () => {
  const api = createServer((_request, response) => setTimeout(() => response.end('ok'), RESPONSE_MS));
  // By itself it never closes one.
  api.keepAliveTimeout = 0;
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
  const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  expect(response.statusCode).toBe(200);
  response.resume();
  const [socket] = (await connected) as [Socket];
  await once(socket, 'end');
  api.close();
});
