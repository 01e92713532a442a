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
  const address = api.address();
  shop = await RunningStorefront.start(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
}, 30_000);
afterAll(async () => {
  await shop.stop();
  api.closeAllConnections();
  api.close();
});

test('a call reaches the API as it was made, without cookies, under the shop’s own word for its sender', async () => {
  const answer = await fetch(`${shop.url}/api/v1/carts/init?x=%2F`, {
    method: 'POST',
    headers: {
      'channel-id': 'default',
      'content-type': 'application/json',
      cookie: 'access_token=secret',
      'x-forwarded-for': '10.0.0.1',
      'x-shop-client-address': '10.0.0.2',
    },
    body: '{"token":null}',
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ a: 1 });
  expect(answer.headers.get('x-total')).toBe('7');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const call = heard.at(-1);
  expect(call).toMatchObject({ url: '/v1/carts/init?x=%2F', body: '{"token":null}' });
  expect(call?.headers).toMatchObject({ 'channel-id': 'default', 'x-shop-client-address': '127.0.0.1' });
  expect(call?.headers['cookie']).toBeUndefined();
  expect(call?.headers['x-forwarded-for']).toBeUndefined();
});

test('an API that is gone is 503 with title and message, for calls and for pages', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const call = await fetch(`${shop.url}/api/v1/products`, { headers: { 'channel-id': 'default' } });
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ title: 'メンテナンス中' });
  const page = await shop.get('/');
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('data-shop-status="503"');
});

test('SIGTERM ends the shop in order', async () => {
  expect(await shop.stop()).toBe(0);
});
