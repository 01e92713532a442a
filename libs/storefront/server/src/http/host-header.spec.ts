import { askRaw } from '@shop/testing-api/request-targets/ask-raw';
import { type RecordingServer, startRecordingServer } from '../test-support/recording-server';
import { TEST_ORIGIN, type TestShop, startTestShop } from '../test-support/test-shop';

const EVIL = 'evil.example';

let api: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer(({ headers }, response) => response.end(`host: ${headers.host ?? ''}`));
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close()]));
beforeEach(() => shop.forget());

const ask = (target: string, fields: string, version = '1.1') =>
  askRaw(shop.port, `GET ${target} HTTP/${version}\r\n${fields}Connection: close\r\n\r\n`);

// reliability 13
it.each([
  ['another', `Host: ${EVIL}\r\n`],
  ['another with a port', `Host: ${EVIL}:8080\r\n`],
  ['a port that is none', `Host: ${EVIL}:99999\r\n`],
  ['none', 'Host:\r\n'],
  ['two', `Host: shop.example\r\nHost: ${EVIL}\r\n`],
  ['two in the other order', `Host: ${EVIL}\r\nHost: shop.example\r\n`],
  ['one with a user', `Host: user:pass@${EVIL}\r\n`],
  ['one with a path', `Host: ${EVIL}/product\r\n`],
  ['one with a query', `Host: ${EVIL}?a=1\r\n`],
  ['one with a fragment', `Host: ${EVIL}#a\r\n`],
  ['one with a backslash', `Host: ${EVIL}\\a\r\n`],
  ['one with a space', `Host: ${EVIL} a\r\n`],
  ['one with an element', `Host: ${EVIL}<script>\r\n`],
  ['half an IPv6 address', 'Host: [::1\r\n'],
  ['one that is no ASCII', 'Host: \u00ff\u00fe\r\n'],
  [
    'one in a header that claims it',
    `Host: shop.example\r\nX-Forwarded-Host: ${EVIL}\r\nForwarded: host=${EVIL}\r\n`,
  ],
])('a request that names %s as its host is answered as any other', async (_what, fields) => {
  for (const address of ['/product', '/product', '/api/v1/products']) {
    const answer = await ask(address, fields);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(EVIL);
  }
  expect(shop.seen.renderer.map(({ href }) => href)).toEqual([`${TEST_ORIGIN}/product`]);
  expect(api.calls.at(-1)?.headers.host).toBe(`127.0.0.1:${api.port}`);
});

it('a request of the old protocol needs no host; one of today’s without it is badRequest', async () => {
  for (const address of ['/product', '/api/v1/products']) {
    expect((await ask(address, '', '1.0')).status).toBe(200);
    const refused = await ask(address, '', '1.1');
    expect([refused.status, refused.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  }
});
