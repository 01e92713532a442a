import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { until } from '@shop/testing-api/until';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { createProxyGate } from './create-proxy-gate';

const PLACES = { calls: 4, callsOfSender: 2, uploads: 2, uploadsOfSender: 1 };
/** Longer than a test: whoever gets no place at once gets none. */
const WAITS = { callMs: 60_000, uploadMs: 60_000 };
const FLOOD = '133.11.0.1';
const OTHER = '133.11.0.2';
/** The client IPs of a flood, which begins more than there are places for. */
const ONE_IP = Array.from({ length: 6 }, () => FLOOD);
const SEVERAL_IPS = Array.from({ length: 6 }, (_, index) => `133.11.1.${index}`);
/** As a proxy that does not say for whom it asks: it has no share that bounds it. */
const NOBODY = Array.from({ length: 6 }, () => '127.0.0.1');

let api: RecordingServer;
let shop: TestShop;
const open: Socket[] = [];
/** How the shop has responded to what floods it. */
const answers: string[] = [];
beforeEach(async () => {
  api = await startRecordingServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url !== '/v1/hanging') response.end('[]');
    });
  });
  shop = await startTestShop(`http://127.0.0.1:${api.port}`, { proxyGate: createProxyGate(PLACES, WAITS) });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  answers.length = 0;
  await Promise.all([shop.close(), api.close()]);
});

const head = (method: string, path: string, ip: string, fields = '') =>
  `${method} /api${path} HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-For: ${ip}\r\n${fields}\r\n`;

/** Opens a connection over which the shop has responded once, so that it reads what follows as it comes. */
async function openConnection(): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await once(socket, 'data');
  socket.on('data', (piece: Buffer) => answers.push(piece.toString('latin1')));
  return socket;
}

/** Sends a request of each client IP over connections that stay open; resolves when all have sent it. */
async function flood(ips: readonly string[], requestOf: (ip: string) => string): Promise<void> {
  const sockets = await Promise.all(ips.map(async (ip) => [ip, await openConnection()] as const));
  await Promise.all(
    sockets.map(
      ([ip, socket]) => new Promise<void>((resolve) => socket.write(requestOf(ip), () => resolve())),
    ),
  );
}

const statusOf = async (request: string) => (await sendRawRequest(shop.port, request)).status;
const get = (ip: string) => statusOf(head('GET', '/v1/brands', ip, 'Connection: close\r\n'));
const post = (ip: string, body: string) =>
  statusOf(
    `${head('POST', '/v1/reviews', ip, `Content-Length: ${body.length}\r\nConnection: close\r\n`)}${body}`,
  );
const sentOn = (what: string) => api.calls.filter(({ method, target }) => `${method} ${target}` === what);

describe.each([
  ['one client IP', ONE_IP],
  ['several client IPs', SEVERAL_IPS],
  ['nobody that is named', NOBODY],
])('from %s', (_who, ips) => {
  it.each([
    ['of a length', 'Content-Length: 20\r\n', '{'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n', '1\r\n{\r\n'],
  ])('short bodies %s that never end hold no place', async (_what, framing, start) => {
    await flood(ips, (ip) => `${head('POST', '/v1/reviews', ip, framing)}${start}`);
    expect(await Promise.all([...ips.slice(0, 1), OTHER].map(get))).toEqual([200, 200]);
    expect(sentOn('POST /v1/reviews')).toEqual([]);
  });

  it('long bodies that never end hold no place of other calls', async () => {
    await flood(ips, (ip) => `${head('POST', '/v1/reviews', ip, 'Content-Length: 10000000\r\n')}{`);
    expect(await Promise.all([...ips.slice(0, 1), OTHER].map(get))).toEqual([200, 200]);
  });
});

it('however many long bodies a client IP begins to send, others send theirs', async () => {
  await flood(ONE_IP, (ip) => `${head('POST', '/v1/hanging', ip, 'Content-Length: 10000000\r\n')}{`);
  await until('a long body is sent on', () => sentOn('POST /v1/hanging')[0]);
  expect(await post(OTHER, 'a'.repeat(20_000))).toBe(200);
  expect(sentOn('POST /v1/hanging')).toHaveLength(PLACES.uploadsOfSender);
});

it('however many calls a client IP has under way, others are served', async () => {
  await flood(ONE_IP, (ip) => head('GET', '/v1/hanging', ip));
  await until('the share is under way', () => sentOn('GET /v1/hanging')[PLACES.callsOfSender - 1]);
  expect(await get(OTHER)).toBe(200);
  expect(sentOn('GET /v1/hanging')).toHaveLength(PLACES.callsOfSender);
});

it('who has as many under way as a client IP may is told so, whether or not the call has a body', async () => {
  await flood(ONE_IP, (ip) => head('GET', '/v1/hanging', ip));
  // Two are under way and two wait; once the other two are rejected, there is no room for more.
  await until('the last of the flood are rejected', () =>
    answers.filter((answer) => answer.startsWith('HTTP/1.1 503')).length === 2 ? true : undefined,
  );
  expect(await Promise.all([get(FLOOD), post(FLOOD, '{}')])).toEqual([503, 503]);
});
