import { connect, type Socket } from 'node:net';
import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { openTestApi, type ServedApi, type TestApi } from '@shop/testing-api/open-test-api';
import { Hono } from 'hono';
import { HttpError } from './http-error';
import { limitBody } from './limit-body';
import { MAX_JSON_SIZE } from './max-body-size';
import type { RequestVariables } from './request-variables';

const TOO_LARGE = { code: 'common.request_too_large', message: '送信されたデータが大きすぎます' };
const MALFORMED = { code: 'common.malformed_request', message: 'リクエストの形式が正しくありません' };

let api: TestApi;
let served: ServedApi;
beforeAll(async () => {
  api = await openTestApi();
  served = await api.serve();
});
afterAll(() => api.close());

/** Says something to the API as bytes; everything that it answers until the connection closes. */
async function talk(text: string, goOn: (socket: Socket) => void = () => undefined): Promise<string> {
  const { hostname, port } = new URL(served.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => (heard += part));
  // A server that closes while it is written to resets the connection.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(text);
  goOn(socket);
  await closed;
  return heard;
}

const head = (...headers: readonly string[]) =>
  [
    'POST /v1/auth/login HTTP/1.1',
    'Host: x',
    'channel-id: default',
    'Content-Type: application/json',
    ...headers,
  ]
    .map((line) => `${line}\r\n`)
    .join('') + '\r\n';
/** A whole body of so many bytes under a head, and a question after it over the same connection. */
const followed = (path: string, size: number) =>
  head(`Content-Length: ${size}`).replace('/v1/auth/login', path) +
  'x'.repeat(size) +
  'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** What the API logs of the next request, once it is over. */
async function logOfRequest(before: number): Promise<readonly string[]> {
  const lines = () => api.logLines.slice(before);
  while (!lines().some((line) => line.includes('"msg":"request"')))
    await new Promise((resolve) => setTimeout(resolve, 10));
  return lines();
}

// First, so that no request of another test is still under way.
it.each([
  ['a length', `${head('Content-Length: 1000')}{"email`],
  ['chunks', `${head('Transfer-Encoding: chunked')}7\r\n{"email\r\n`],
])('responds 400, not 500, to a body with %s that is cut off', async (_name, text) => {
  const before = api.logLines.length;
  await talk(text, (socket) => setTimeout(() => socket.destroy(), 50));
  const lines = await logOfRequest(before);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"status":400');
});

it('rejects by Content-Length before the body is sent', async () => {
  const heard = await talk(head(`Content-Length: ${MAX_JSON_SIZE + 1}`));
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toContain(JSON.stringify(TOO_LARGE));
});

it.each([
  ['for its length', '/v1/auth/login', 400_000, 413],
  ['for who sends it', '/v1/me/bookmarks', 120_000, 401],
])('keeps the connection open after a body that is rejected %s', async (_name, path, size, status) => {
  const heard = await talk(followed(path, size));
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});

it('rejects an endless body once it is too large, and closes the connection', async () => {
  let sent = 0;
  const heard = await talk(head('Transfer-Encoding: chunked'), (socket) => {
    const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
    const more = () => {
      if (socket.destroyed) return;
      sent += 0x1_00_00;
      socket.write(chunk, () => setImmediate(more));
    };
    more();
  });
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toContain(JSON.stringify(TOO_LARGE));
  expect(sent).toBeGreaterThan(MAX_JSON_SIZE);
});

it.each([
  ['a length that is no number', head('Content-Length: -1'), 400],
  ['two lengths', head('Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length and chunks', head('Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['more than its length', `${head('Content-Length: 2')}{}{"email":1}`, 400],
  ['headers without end', head(`x-a: ${'a'.repeat(20_000)}`), 431],
])('does not read the body of %s', async (_name, text, status) => {
  const heard = await talk(text, (socket) => setTimeout(() => socket.end(), 200));
  expect(heard.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
});

it('leaves a body without a length unread until somebody asks for it, and counts it then', async () => {
  let sent = 0;
  const chunks = () =>
    new ReadableStream(
      {
        pull(controller) {
          sent += MAX_JSON_SIZE / 2;
          controller.enqueue(new Uint8Array(MAX_JSON_SIZE / 2));
          if (sent > MAX_JSON_SIZE) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const init = () => ({ method: 'POST', body: chunks(), duplex: 'half' });
  const app = new Hono<{ Variables: RequestVariables }>().use(limitBody);
  app.post('/unread', (c) => c.text(String(sent)));
  app.post('/read', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  app.onError((error) => new Response(null, { status: error instanceof HttpError ? error.status : 500 }));
  expect(await (await app.request('/unread', init())).text()).toBe('0');
  expect([(await app.request('/read', init())).status, sent]).toEqual([413, 1.5 * MAX_JSON_SIZE]);
});

const jsonOf = (size: number) => `{"a":"${'a'.repeat(size - '{"a":""}'.length)}"}`;
const streamed = (body: string) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });

it.each([
  ['the largest JSON', '/v1/auth/login', MAX_JSON_SIZE, 422],
  ['a byte more', '/v1/auth/login', MAX_JSON_SIZE + 1, 413],
  ['a byte more where files are sent', '/v1/upload-files', MAX_JSON_SIZE + 1, 413],
])('reads JSON by its size: %s at %s', async (_name, path, size, status) => {
  const headers = { 'channel-id': 'default', 'content-type': 'application/json' };
  const body = jsonOf(size);
  const sent = { method: 'POST', headers, body };
  expect((await fetch(`${served.url}${path}`, sent)).status).toBe(status);
  const inChunks = { ...sent, body: streamed(body), duplex: 'half' };
  expect((await fetch(`${served.url}${path}`, inChunks)).status).toBe(status);
});

it.each([
  ['a file that is a little too large', importUserAddressesSpec.endpoint.path, 512 * 1024 + 1, 422],
  ['one that is much too large', importUserAddressesSpec.endpoint.path, 640 * 1024, 413],
  ['a form where none is taken', '/v1/auth/login', MAX_JSON_SIZE, 413],
])('reads forms by the files that a call takes: %s', async (_name, path, size, status) => {
  const form = new FormData();
  form.set('file', new File(['a'.repeat(size)], 'a.csv'));
  const response = await fetch(`${served.url}${path}`, {
    method: 'POST',
    headers: { 'channel-id': 'default', authorization: `Bearer ${await api.signIn('member@example.jp')}` },
    body: form,
  });
  expect(response.status).toBe(status);
});

it('responds 400 to a malformed form', async () => {
  const response = await fetch(`${served.url}/v1/upload-files`, {
    method: 'POST',
    headers: { 'channel-id': 'default', 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no form',
  });
  expect([response.status, await response.json()]).toEqual([400, MALFORMED]);
});
