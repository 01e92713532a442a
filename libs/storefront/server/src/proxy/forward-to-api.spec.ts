import { requestTarget, sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { EventEmitter } from 'node:events';
import { ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { createApiAgent } from './create-api-agent';
import { createProxyGate } from './create-proxy-gate';
import { forwardToApi } from './forward-to-api';
import { BODY_LIMITS } from './watch-upload';

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

it('a call adds no more listeners to its response than Node takes without a warning', async () => {
  responses['/v1/brands'] = (response) => response.end('[]');
  let most = 0;
  const on = jest.spyOn(ServerResponse.prototype, 'on').mockImplementation(function (
    this: ServerResponse,
    event,
    listener,
  ) {
    EventEmitter.prototype.on.call(this, event, listener);
    most = Math.max(most, this.listenerCount('close'));
    return this;
  });
  expect((await requestTarget(shop.port, '/api/v1/brands')).status).toBe(200);
  on.mockRestore();
  expect(most).toBeGreaterThan(0);
  // The server around it adds one.
  expect(most).toBeLessThan(EventEmitter.defaultMaxListeners);
});

it.each([300, 301, 302, 303, 305, 307, 308])(
  'a redirect (%i) is not forwarded to the browser',
  async (status) => {
    responses['/v1/products'] = (response) => response.writeHead(status, { Location: EVIL }).end(EVIL);
    const response = await requestTarget(shop.port, '/api/v1/products');
    expect(response.status).toBe(502);
    expect(response.text).not.toContain('evil.example');
    expect(response.headers).toMatchObject({
      'content-security-policy': SANDBOX,
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('"code":"proxy.invalid_response"');
  },
);

it.each(['//127.0.0.1:9/login', '/\\127.0.0.1:9/login', 'http://127.0.0.1:9/'])(
  'a call to %s is sent to the configured API',
  async (pathname) => {
    const target = {
      server: { protocol: 'http:', hostname: '127.0.0.1', port: api.port },
      agent: createApiAgent(),
      gate: createProxyGate(),
      bodyLimits: BODY_LIMITS,
      isLab: false,
      headers: {},
      log: { warn: () => undefined },
    };
    const requestContext = { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' };
    const proxy = createServer((incoming, outgoing) => {
      void forwardToApi(
        { incoming, outgoing },
        { url: { pathname, search: '?a=1' }, target, requestContext },
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    await requestTarget((proxy.address() as AddressInfo).port, '/');
    target.agent.destroy();
    await new Promise((resolve) => proxy.close(resolve));
    expect(api.calls.map((call) => [call.target, call.headers.host])).toEqual([
      [`${pathname}?a=1`, `127.0.0.1:${api.port}`],
    ]);
  },
);

it('304 is forwarded', async () => {
  responses['/files/a.webp'] = (response) => response.writeHead(304, { ETag: '"a"' }).end();
  const response = await requestTarget(shop.port, '/files/a.webp');
  expect([response.status, response.headers['etag'], response.body]).toEqual([304, '"a"', '']);
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
  const { headers, text } = await requestTarget(shop.port, '/api/v1/products');
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
  const response = await requestTarget(shop.port, '/api/v1/receipt?token=a%2Fb');
  expect(response.body).toBe('%PDF');
  for (const [name, value] of Object.entries(headers))
    expect(response.headers[name.toLowerCase()]).toBe(value);
});

it('HEAD is forwarded and gets one response, without a body', async () => {
  const written = jest.spyOn(console, 'error');
  responses['/files/a.webp'] = (response) => response.writeHead(200, { 'Content-Length': '4' }).end('abcd');
  const response = await requestTarget(shop.port, '/files/a.webp', 'HEAD');
  expect([response.status, response.headers['content-length'], response.body]).toEqual([200, '4', '']);
  expect(response.headers).toMatchObject({ 'content-security-policy': SANDBOX });
  expect(written).not.toHaveBeenCalled();
});

it('TRACE, which returns the headers of a request, does not reach the API', async () => {
  for (const target of ['/api/v1/products', '/files/a.webp'])
    expect((await requestTarget(shop.port, target, 'TRACE')).status).toBe(405);
  expect(api.calls).toEqual([]);
});

it('a connection that the API closes is a lost response, sandboxed, and no maintenance', async () => {
  responses['/v1/products'] = (response) => response.destroy();
  const response = await requestTarget(shop.port, '/api/v1/products');
  expect(response.status).toBe(502);
  expect(response.headers).toMatchObject({ 'content-security-policy': SANDBOX, 'retry-after': '5' });
  expect(response.body).toContain('"code":"proxy.response_lost"');
  expect(response.body).not.toContain('title');
});

it.each([
  ['GET', '', 200],
  ['HEAD', '', 200],
  ['POST', 'Content-Length: 0\r\n', 502],
  // Its body is not passed on.
  ['GET', 'Content-Length: 2\r\n\r\n{}', 200],
])(
  'a %s that is lost with a connection that was used before is repeated once where it only reads',
  async (method, fields, status) => {
    const used = new WeakSet<object>();
    responses['/v1/brands'] = (response) => {
      const { socket } = response;
      if (socket !== null && used.has(socket)) socket.destroy();
      else response.end('[]');
      if (socket !== null) used.add(socket);
    };
    await requestTarget(shop.port, '/api/v1/brands');
    api.calls.length = 0;
    const head = `${method} /api/v1/brands HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${fields}`;
    const response = await sendRawRequest(shop.port, head.includes('\r\n\r\n') ? head : `${head}\r\n`);
    expect(response.status).toBe(status);
    expect(api.calls).toHaveLength(status === 200 ? 2 : 1);
  },
);

it('a call that is lost with a new connection too is not repeated again', async () => {
  await requestTarget(shop.port, '/api/v1/brands');
  responses['/v1/lost'] = (response) => response.destroy();
  api.calls.length = 0;
  expect((await requestTarget(shop.port, '/api/v1/lost')).status).toBe(502);
  expect(api.calls.length).toBeLessThanOrEqual(2);
});

it('an API that cannot be reached has not received the call, and says so', async () => {
  const gone = await startTestShop('http://127.0.0.1:9');
  const response = await requestTarget(gone.port, '/api/v1/products');
  await gone.close();
  expect(response.status).toBe(502);
  expect(response.body).toContain('"code":"proxy.unreachable"');
});

it('a 503 of the API itself passes as it is', async () => {
  const body = '{"code":"common.maintenance","message":"朝6時まで","title":"設備点検"}';
  responses['/v1/products'] = (response) => response.writeHead(503).end(body);
  const response = await requestTarget(shop.port, '/api/v1/products');
  expect(response.status).toBe(503);
  expect(response.body).toContain(body);
});
