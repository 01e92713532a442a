import { createServer, type IncomingMessage, type Server } from 'node:http';
import { RunningStorefront } from './running-storefront';

interface Heard {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const heard: Heard[] = [];
let api: Server;
let shop: RunningStorefront;

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
};

beforeAll(async () => {
  api = createServer((request, response) => {
    void readBody(request).then((body) => {
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(201, {
        'Content-Type': 'application/json',
        'Set-Cookie': 'stray=1',
        'x-total': '7',
      });
      response.write('{"a":');
      setTimeout(() => response.end('1}'), 20);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const listening = api.address();
  shop = await RunningStorefront.start(
    `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`,
  );
}, 30_000);
afterAll(async () => {
  await shop.stop();
  api.closeAllConnections();
  api.close();
});

test('a call is forwarded to the API unchanged, without cookies, and with the client IP that the shop has determined', async () => {
  const response = await fetch(`${shop.url}/api/v1/carts/init?x=%2F`, {
    method: 'POST',
    headers: {
      'channel-id': 'default',
      'content-type': 'application/json',
      cookie: 'access_token=secret',
      'x-forwarded-for': '10.0.0.1',
      'x-shop-client-ip': '10.0.0.2',
    },
    body: '{"token":null}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ a: 1 });
  expect(response.headers.get('x-total')).toBe('7');
  expect(response.headers.get('set-cookie')).toBeNull();
  const call = heard.at(-1);
  expect(call).toMatchObject({ url: '/v1/carts/init?x=%2F', body: '{"token":null}' });
  expect(call?.headers).toMatchObject({ 'channel-id': 'default', 'x-shop-client-ip': '127.0.0.1' });
  expect(call?.headers['cookie']).toBeUndefined();
  expect(call?.headers['x-forwarded-for']).toBeUndefined();
});

test('an unreachable API is a failure of the proxy for calls, and a 503 for pages', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  // By the time it answers this, the shop has seen that its idle connections were closed.
  await shop.get('/healthz');
  const call = await fetch(`${shop.url}/api/v1/products`, { headers: { 'channel-id': 'default' } });
  expect(call.status).toBe(502);
  expect(await call.json()).toMatchObject({ code: 'proxy.unreachable' });
  const page = await shop.get('/');
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('data-shop-status="503"');
});

test('SIGTERM shuts the shop down gracefully', async () => {
  expect(await shop.stop()).toBe(0);
});
