import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { login } from '@shop/contract/auth/login';
import { initCart } from '@shop/contract/carts/init-cart';
import { receivePaymentEvent } from '@shop/contract/payments/receive-payment-event';
import { uploadFile } from '@shop/contract/files/upload-file';
import { openTestApi, type ServedApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createApiGate } from './create-api-gate';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from './create-trusted-client-ip-reader';
import { MAX_JSON_SIZE } from './max-body-size';

const SECRET = 'a shared secret for tests';
const [SLOW, OTHER] = ['61.1.1.1', '61.1.1.2'];
const FORM = 'multipart/form-data; boundary=x';
const LARGE = 2 * MAX_JSON_SIZE;

let api: TestApi;
let served: ServedApi;
const sockets: Socket[] = [];
beforeAll(async () => {
  api = await openTestApi({ gate: createApiGate(1), config: { internalSecret: SECRET } });
  served = await api.serve();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
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
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(`${linesOf(one).join('\r\n')}\r\n\r\n${size === null ? '1\r\n{\r\n' : '{'}`);
  }
  // What they have sent has been read by now.
  await fetch(`${served.url}/healthz`);
}

const call = async (path: string, type: string, body: string) =>
  (
    await fetch(`${served.url}${path}`, {
      method: 'POST',
      headers: {
        ...{ 'channel-id': 'default', 'content-type': type },
        ...{ [CLIENT_IP_HEADER]: OTHER, [INTERNAL_SECRET_HEADER]: SECRET },
      },
      body,
    })
  ).status;

it.each([
  ['cart', login.path, initCart.path, '{"token":null}', 200],
  // It is of no payment of this shop.
  ['message of the payment service', receivePaymentEvent.path, receivePaymentEvent.path, '{}', 404],
])('who sends many bodies slowly keeps out no %s of others', async (_what, slow, path, body, status) => {
  await begin(slow, 60);
  expect(await call(path, 'application/json', body)).toBe(status);
});

it.each([
  ['of a length', LARGE],
  ['in chunks', null],
])('nor large files %s', async (_how, size) => {
  await begin(uploadFile.path, 60, { type: FORM, size });
  // It is read, and no form.
  expect(await call(uploadFile.path, FORM, 'x'.repeat(LARGE))).toBe(400);
});

it('bodies of many addresses that stand still give their places to who sends', async () => {
  await begin(uploadFile.path, 60, { type: FORM, size: LARGE, address: (at) => `61.1.2.${at % 8}` });
  expect(await call(uploadFile.path, FORM, 'x'.repeat(LARGE))).toBe(400);
});
