import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { login } from '@shop/contract/auth/login';
import { initCart } from '@shop/contract/carts/init-cart';
import { receivePaymentEvent } from '@shop/contract/payments/receive-payment-event';
import { uploadFile } from '@shop/contract/files/upload-file';
import { openTestApi, type ServedApi, type TestApi } from '@shop/testing-api/open-test-api';
import { until } from '@shop/testing-api/until';
import { createApiGate } from './create-api-gate';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from './create-trusted-client-ip-reader';
import { MAX_JSON_SIZE } from './max-body-size';
import { createBodyReception } from './receive-body';

const SECRET = 'a shared secret for tests';
const [SLOW, OTHER] = ['61.1.1.1', '61.1.1.2'];
const FORM = 'multipart/form-data; boundary=x';
const LARGE = 2 * MAX_JSON_SIZE;
const LARGE_AT_ONCE = 16;
const REFUSED = 'HTTP/1.1 400';

/** Ends the times that bodies are given, one for each that is being received. */
const times: (() => void)[] = [];
const bodies = createBodyReception((_ms, ended) => {
  return new Promise((resolve, reject) => {
    const end = () => resolve(undefined);
    times.push(end);
    ended.addEventListener('abort', () => {
      times.splice(times.indexOf(end), 1);
      reject(new Error('It has ended.'));
    });
  });
});
let queue: jest.SpiedFunction<typeof bodies.gate.run>;
let api: TestApi;
let served: ServedApi;
const sockets: Socket[] = [];
/** What those were answered that send slowly. */
const answers: string[] = [];
beforeAll(async () => {
  api = await openTestApi({ gate: createApiGate(1), bodies, config: { internalSecret: SECRET } });
  served = await api.serve();
});
beforeEach(() => {
  // For each test: another spec of the same group may restore all mocks.
  queue = jest.spyOn(bodies.gate, 'run');
  queue.mockClear();
  answers.splice(0);
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await until('the end of all bodies', () => times.length === 0 || undefined);
});
afterAll(() => api.close());

/** Begins so many calls of one address whose bodies never come to their end. */
async function begin(
  path: string,
  count: number,
  {
    type = 'application/json',
    size = 1_000,
    address = () => SLOW,
  }: { type?: string; size?: number | null; address?: (at: number) => string } = {},
) {
  const { hostname, port } = new URL(served.url);
  const linesOf = (at: number) => [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'channel-id: default',
    `${CLIENT_IP_HEADER}: ${address(at)}`,
    `${INTERNAL_SECRET_HEADER}: ${SECRET}`,
    `content-type: ${type}`,
    size === null ? 'transfer-encoding: chunked' : `content-length: ${size}`,
  ];
  for (let one = 0; one < count; one += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('data', (data) => answers.push(String(data).slice(0, REFUSED.length)));
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(`${linesOf(one).join('\r\n')}\r\n\r\n${size === null ? '1\r\n{\r\n' : '{'}`);
  }
  const isLarge = size === null || size > MAX_JSON_SIZE;
  const arrived = () => (isLarge ? queue.mock.calls.length : times.length);
  await until('all of these calls', () => arrived() === count || undefined);
}

/** A call of another address: its status. */
const call = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const from = { [CLIENT_IP_HEADER]: OTHER, [INTERNAL_SECRET_HEADER]: SECRET, 'channel-id': 'default' };
  const init = { method: 'POST', headers: { ...from, ...headers }, body };
  return (await fetch(`${served.url}${path}`, init)).status;
};
/** A large file that arrives whole, and is judged: a body that is cut off is a 400. */
const sendFile = () => {
  const form = new FormData();
  form.set('dir', 'inquiries');
  form.set('file', new File(['x'.repeat(LARGE)], 'x.txt'));
  return call(uploadFile.path, form);
};
const JUDGED = 422;

it.each([
  ['cart', login.path, initCart.path, '{"token":null}', 200],
  // It is of no payment of this shop.
  ['message of the payment service', receivePaymentEvent.path, receivePaymentEvent.path, '{}', 404],
])('who sends many bodies slowly keeps out no %s of others', async (_what, slow, path, body, status) => {
  await begin(slow, 60);
  expect(await call(path, body, { 'content-type': 'application/json' })).toBe(status);
});

it.each([
  ['of a length', LARGE],
  ['in chunks', null],
])('nor large files %s', async (_how, size) => {
  await begin(uploadFile.path, 60, { type: FORM, size });
  expect(await sendFile()).toBe(JUDGED);
});

it('bodies of many addresses that stand still give their places to who sends', async () => {
  await begin(uploadFile.path, 60, { type: FORM, size: LARGE, address: (at) => `61.1.2.${at % 8}` });
  await until('a body in every place', () => times.length === LARGE_AT_ONCE || undefined);
  const sent = sendFile();
  await until('the call in the queue', () => queue.mock.calls.length > 60 || undefined);
  expect([times.length, answers]).toEqual([LARGE_AT_ONCE, []]);
  for (const end of times.slice()) end();
  expect(await sent).toBe(JUDGED);
  await until('their refusals', () => answers.length === LARGE_AT_ONCE || undefined);
  expect(new Set(answers)).toEqual(new Set([REFUSED]));
});

it('a small body that is not whole in its time is refused', async () => {
  await begin(login.path, 1);
  expect(answers).toEqual([]);
  times[0]?.();
  await until('its refusal', () => answers.length === 1 || undefined);
  expect(answers).toEqual([REFUSED]);
});
