import { createServer, type Server } from 'node:http';
import { requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import { LEGAL_TARGETS, hostileTargets } from '@shop/testing-api/request-targets/hostile-targets';
import { type OpenShop, openShop } from './open-shop';

/** Replaces, in the titles, a URL that differs in each run. */
const CANARY = 'CANARY';

let open: OpenShop;
let canary: Server;
let canaryHost = '';
const heard: string[] = [];
beforeAll(async () => {
  canary = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  canaryHost = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  open = await openShop();
}, 60_000);
afterAll(async () => {
  await open.close();
  canary.closeAllConnections();
  canary.close();
});

const ask = (target: string) =>
  requestTarget(Number(new URL(open.shop.url).port), target.replaceAll(CANARY, canaryHost));

// The build is not the source: what its bundler takes for useless is missing from it.
test.each(hostileTargets(CANARY))('%s is rejected by the build', async (_what, target) => {
  const response = await ask(target);
  expect(response.status).toBe(400);
  expect(response.body).toContain('アドレスをお確かめください。');
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(heard).toEqual([]);
});

test('a static file has its content type and no other headers than it needs', async () => {
  const script = /\/assets\/[\w-]+\.js/.exec(await open.shop.html('/product'))?.[0] ?? '';
  const { status, headers } = await ask(script);
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  // Bytes of each first load.
  expect(headers).not.toHaveProperty('permissions-policy');
});

test.each(LEGAL_TARGETS)('%s is a page, a redirect or a 404, never a server error', async (_what, target) => {
  const response = await ask(target);
  expect([200, 301, 302, 404]).toContain(response.status);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.text).not.toContain('エラーが発生しました');
});
