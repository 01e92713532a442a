import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';

/** More than a shop once had places for. */
const MANY = 520;
const FLOOD = '133.11.0.1';
const OTHER = '133.11.0.2';

let api: RecordingServer;
let shop: TestShop;
const open: Socket[] = [];
beforeAll(async () => {
  api = await startRecordingServer((request, response) => {
    if (request.url !== '/v1/hanging') response.end('[]');
  });
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  api.calls.length = 0;
});
afterAll(() => Promise.all([shop.close(), api.close()]));

const head = (method: string, path: string, ip: string, fields = '') =>
  `${method} /api${path} HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-For: ${ip}\r\n${fields}\r\n`;

/** Opens a connection over which the shop has responded once, so that it reads what follows as it comes. */
async function openConnection(): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Sends the same over many connections, which stay open; resolves when all have sent it. */
async function flood(request: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: MANY }, openConnection));
  await Promise.all(
    sockets.map((socket) => new Promise<void>((resolve) => socket.write(request, () => resolve()))),
  );
}

const statusFor = async (ip: string) =>
  (await sendRawRequest(shop.port, head('GET', '/v1/brands', ip, 'Connection: close\r\n'))).status;

it.each([
  ['of a length', 'Content-Length: 20\r\n', '{'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', '1\r\n{\r\n'],
  ['of a length that no call has', 'Content-Length: 10000000\r\n', '{'],
])('however many bodies %s a client IP begins to send, others are served', async (_what, framing, start) => {
  await flood(`${head('POST', '/v1/carts/init', FLOOD, framing)}${start}`);
  expect(await statusFor(OTHER)).toBe(200);
});

it('however many calls a client IP has under way, others are served', async () => {
  await flood(head('GET', '/v1/hanging', FLOOD));
  expect(await statusFor(OTHER)).toBe(200);
  expect(api.calls.filter(({ target }) => target === '/v1/hanging').length).toBe(64);
});

it('who has as many under way as a client IP may is told so, whether or not the call has a body', async () => {
  await flood(head('GET', '/v1/hanging', FLOOD));
  const order = head('POST', '/v1/carts/init', FLOOD, 'Content-Length: 2\r\nConnection: close\r\n');
  const statuses = [statusFor(FLOOD), sendRawRequest(shop.port, `${order}{}`).then(({ status }) => status)];
  expect(await Promise.all(statuses)).toEqual([503, 503]);
});

it('small bodies that never end, of whoever names nobody, hold no place', async () => {
  await flood(`${head('POST', '/v1/carts/init', '127.0.0.1', 'Content-Length: 20\r\n')}{`);
  expect(await statusFor('127.0.0.1')).toBe(200);
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
