import { askTarget } from '@shop/testing-api/request-targets/ask-raw';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RecordingServer, startRecordingServer } from '../test-support/start-recording-server';
import { type TestShop, startTestShop } from '../test-support/start-test-shop';
import { createApiAgent } from './create-api-agent';
import { forwardToApi } from './forward-to-api';

const SANDBOX = "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
const EVIL = 'https://evil.example/';

/** How the API, or a server in its place, responds at each path. */
const responses: Record<string, (response: ServerResponse) => void> = {};
let api: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer((request, response) => {
    const respond = responses[request.url ?? ''];
    if (respond === undefined) response.writeHead(404).end();
    else respond(response);
  });
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close()]));
beforeEach(() => {
  api.calls.length = 0;
});

it.each([300, 301, 302, 303, 305, 307, 308])(
  'a redirect (%i) is not forwarded to the browser',
  async (status) => {
    responses['/v1/products'] = (response) => response.writeHead(status, { Location: EVIL }).end(EVIL);
    const answer = await askTarget(shop.port, '/api/v1/products');
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('evil.example');
    expect(answer.headers).toMatchObject({ 'content-security-policy': SANDBOX, 'cache-control': 'no-store' });
    expect(answer.body).toContain('"title":"メンテナンス中"');
  },
);

it.each(['//127.0.0.1:9/login', '/\\127.0.0.1:9/login', 'http://127.0.0.1:9/'])(
  'a call to %s is sent to the configured API',
  async (pathname) => {
    const target = {
      server: { protocol: 'http:', hostname: '127.0.0.1', port: api.port },
      agent: createApiAgent(),
      isLab: false,
      headers: {},
      log: { warn: () => undefined },
    };
    const credentials = { clientAddress: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' };
    const proxy = createServer((incoming, outgoing) => {
      void forwardToApi(
        { incoming, outgoing },
        { address: { pathname, search: '?a=1' }, target, credentials },
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    await askTarget((proxy.address() as AddressInfo).port, '/');
    target.agent.destroy();
    await new Promise((resolve) => proxy.close(resolve));
    expect(api.calls.map((call) => [call.target, call.headers.host])).toEqual([
      [`${pathname}?a=1`, `127.0.0.1:${api.port}`],
    ]);
  },
);

it('304 is forwarded', async () => {
  responses['/files/a.webp'] = (response) => response.writeHead(304, { ETag: '"a"' }).end();
  const answer = await askTarget(shop.port, '/files/a.webp');
  expect([answer.status, answer.headers['etag'], answer.body]).toEqual([304, '"a"', '']);
});

it.each([
  ['HTML', 'text/html', '<script>alert(1)</script>'],
  ['an SVG with a script', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['XHTML', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
  ['HTML without a type', '', '<script>alert(1)</script>'],
])('%s is sandboxed under the security headers of the shop', async (_what, type, body) => {
  responses['/v1/products'] = (response) =>
    response
      .writeHead(200, {
        ...(type === '' ? {} : { 'Content-Type': type }),
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        'X-Frame-Options': 'ALLOWALL',
        'Set-Cookie': 'access_token=a',
        Refresh: `0; url=${EVIL}`,
      })
      .end(body);
  const { headers, text } = await askTarget(shop.port, '/api/v1/products');
  expect(headers).toMatchObject({
    'content-security-policy': SANDBOX,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(text.match(/content-security-policy|x-frame-options/gi)).toHaveLength(2);
  expect(text).not.toMatch(/set-cookie|refresh|ALLOWALL/i);
});

it('a file keeps its type, length and name', async () => {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': '4',
    'Content-Disposition': "attachment; filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8.pdf",
    'Cache-Control': 'private, no-store',
  };
  responses['/v1/receipt?token=a%2Fb'] = (response) => response.writeHead(200, headers).end('%PDF');
  const answer = await askTarget(shop.port, '/api/v1/receipt?token=a%2Fb');
  expect(answer.body).toBe('%PDF');
  for (const [name, value] of Object.entries(headers)) expect(answer.headers[name.toLowerCase()]).toBe(value);
});

it('HEAD is forwarded and answered once, without a body', async () => {
  const written = jest.spyOn(console, 'error');
  responses['/files/a.webp'] = (response) => response.writeHead(200, { 'Content-Length': '4' }).end('abcd');
  const answer = await askTarget(shop.port, '/files/a.webp', 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '4', '']);
  expect(answer.headers).toMatchObject({ 'content-security-policy': SANDBOX });
  expect(written).not.toHaveBeenCalled();
});

it('TRACE, which returns the headers of a request, does not reach the API', async () => {
  for (const target of ['/api/v1/products', '/files/a.webp'])
    expect((await askTarget(shop.port, target, 'TRACE')).status).toBe(405);
  expect(api.calls).toEqual([]);
});

it('an API that closes the connection gives a sandboxed 503', async () => {
  responses['/v1/products'] = (response) => response.destroy();
  const answer = await askTarget(shop.port, '/api/v1/products');
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-security-policy': SANDBOX, 'retry-after': '5' });
});
