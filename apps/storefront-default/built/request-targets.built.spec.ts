import { createServer, type Server } from 'node:http';
import { askTarget } from '@shop/testing-api/request-targets/ask-raw';
import { LEGAL_TARGETS, hostileTargets } from '@shop/testing-api/request-targets/hostile-targets';
import { type OpenShop, openShop } from './open-shop';

/** Stands in the titles for an address that is another in each run. */
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
  askTarget(Number(new URL(open.shop.url).port), target.replaceAll(CANARY, canaryHost));

// The build is not the source: what its bundler takes for useless is missing from it.
test.each(hostileTargets(CANARY))('%s is refused by the build', async (_what, target) => {
  const answer = await ask(target);
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('アドレスをお確かめください。');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(heard).toEqual([]);
});

test('a file of the build is taken for what it says it is, and carries no more than that', async () => {
  const script = /\/assets\/[\w-]+\.js/.exec(await open.shop.html('/product'))?.[0] ?? '';
  const { status, headers } = await ask(script);
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  // Bytes of each first load.
  expect(headers).not.toHaveProperty('permissions-policy');
});

test.each(LEGAL_TARGETS)('%s is a page, the way to one or none, never a failure', async (_what, target) => {
  const answer = await ask(target);
  expect([200, 302, 404]).toContain(answer.status);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.text).not.toContain('エラーが発生しました');
});
