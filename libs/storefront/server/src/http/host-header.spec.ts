import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { TEST_ORIGIN, type TestShop, startTestShop } from '../../testing/start-test-shop';

const EVIL = 'evil.example';

let api: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer(({ headers }, response) => response.end(`host: ${headers.host ?? ''}`));
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close()]));
beforeEach(() => shop.reset());

const send = (target: string, fields: string, version = '1.1') =>
  sendRawRequest(shop.port, `GET ${target} HTTP/${version}\r\n${fields}Connection: close\r\n\r\n`);

// reliability 13
it.each([
  ['another host', `Host: ${EVIL}\r\n`],
  ['another host with a port', `Host: ${EVIL}:8080\r\n`],
  ['a host with an invalid port', `Host: ${EVIL}:99999\r\n`],
  ['empty', 'Host:\r\n'],
  ['given twice', `Host: shop.example\r\nHost: ${EVIL}\r\n`],
  ['given twice in the other order', `Host: ${EVIL}\r\nHost: shop.example\r\n`],
  ['a host with a user', `Host: user:pass@${EVIL}\r\n`],
  ['a host with a path', `Host: ${EVIL}/product\r\n`],
  ['a host with a query', `Host: ${EVIL}?a=1\r\n`],
  ['a host with a fragment', `Host: ${EVIL}#a\r\n`],
  ['a host with a backslash', `Host: ${EVIL}\\a\r\n`],
  ['a host with a space', `Host: ${EVIL} a\r\n`],
  ['a host with an element', `Host: ${EVIL}<script>\r\n`],
  ['half an IPv6 address', 'Host: [::1\r\n'],
  ['not ASCII', 'Host: \u00ff\u00fe\r\n'],
  [
    'contradicted by forwarded headers',
    `Host: shop.example\r\nX-Forwarded-Host: ${EVIL}\r\nForwarded: host=${EVIL}\r\n`,
  ],
])('a request whose host is %s is served as any other', async (_what, fields) => {
  for (const url of ['/product', '/product', '/api/v1/products']) {
    const response = await send(url, fields);
    expect(response.status).toBe(200);
    expect(response.text).not.toContain(EVIL);
  }
  expect(shop.seen.renderer.map(({ href }) => href)).toEqual([`${TEST_ORIGIN}/product`]);
  expect(api.calls.at(-1)?.headers.host).toBe(`127.0.0.1:${api.port}`);
});

it('an HTTP/1.0 request needs no host; an HTTP/1.1 request without one is rejected with 400', async () => {
  for (const url of ['/product', '/api/v1/products']) {
    expect((await send(url, '', '1.0')).status).toBe(200);
    const rejected = await send(url, '', '1.1');
    expect([rejected.status, rejected.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  }
});

it('an expectation that nobody can meet is rejected under the security headers of the shop', async () => {
  const response = await send('/product', 'Host: shop.example\r\nExpect: 200-ok\r\n');
  expect([response.status, response.headers['x-content-type-options']]).toEqual([417, 'nosniff']);
  expect(shop.seen.renderer).toEqual([]);
});
