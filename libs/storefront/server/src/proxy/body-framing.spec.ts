import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';

/** A body that the API would take for another call, if it did not know where the body ends. */
const CALL_IN_BODY = 'GET /v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

const bodies: string[] = [];
let api: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  });
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close()]));
beforeEach(() => {
  api.calls.length = 0;
  bodies.length = 0;
});

const chunked = `${CALL_IN_BODY.length.toString(16)}\r\n${CALL_IN_BODY}\r\n0\r\n\r\n`;
const FRAMINGS = [
  ['in chunks', 'Connection: close\r\nTransfer-Encoding: chunked', chunked],
  [
    'of a length that the connection claims',
    `Connection: close, content-length\r\nContent-Length: ${CALL_IN_BODY.length}`,
    CALL_IN_BODY,
  ],
  ['of a length', `Connection: close\r\nContent-Length: ${CALL_IN_BODY.length}`, CALL_IN_BODY],
] as const;
const METHODS = [
  ['GET', ''],
  ['HEAD', ''],
  ['OPTIONS', ''],
  ['DELETE', CALL_IN_BODY],
  ['POST', CALL_IN_BODY],
  ['PUT', CALL_IN_BODY],
  ['PATCH', CALL_IN_BODY],
] as const;

describe.each(METHODS)('%s', (method, expected) => {
  it.each(FRAMINGS)('a body %s never becomes a call of its own', async (_what, headers, body) => {
    await sendRawRequest(
      shop.port,
      `${method} /api/v1/carts HTTP/1.1\r\nHost: default.localhost\r\n${headers}\r\n\r\n${body}`,
    );
    // The next call over the same connections gets the response to itself.
    await sendRawRequest(
      shop.port,
      'GET /api/v1/news HTTP/1.1\r\nHost: default.localhost\r\nConnection: close\r\n\r\n',
    );
    const targets = api.calls.map(({ target }) => target);
    expect(targets.filter((target) => target === '/v1/me')).toEqual([]);
    expect(targets.at(-1)).toBe('/v1/news');
    expect(bodies.filter((text) => text !== '' && text !== expected)).toEqual([]);
    if (expected !== '') expect(bodies).toContain(expected);
  });
});
