import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { until } from '@shop/testing-api/until';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { createApiAgent } from './create-api-agent';
import { createProxyGate } from './create-proxy-gate';
import { forwardToApi } from './forward-to-api';

const IP = '133.11.0.1';
const PERIOD_MS = 60_000;
/** Longer than a test: nobody is rejected because the machine is busy. */
const WAITS = { callMs: 60_000, uploadMs: 60_000 };
/** More than is read before a call takes a place. */
const LONG = 'あ'.repeat(20_000);
const LONG_BYTES = Buffer.byteLength(LONG);
const LONG_CHUNKED = `Transfer-Encoding: chunked\r\n\r\n${LONG_BYTES.toString(16)}\r\n`;

const bodies: string[] = [];
const open: Socket[] = [];
const closers: (() => Promise<void>)[] = [];
let api: RecordingServer;
beforeAll(async () => {
  api = await startRecordingServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.end('{}');
    });
  });
});
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  for (const socket of open.splice(0)) socket.destroy();
  bodies.length = 0;
  api.calls.length = 0;
});
afterAll(() => api.close());

/** A proxy with a place of each kind. */
async function startProxy({ shortMs = 60_000 } = {}) {
  const gate = createProxyGate({ calls: 1, callsOfSender: 1, uploads: 1, uploadsOfSender: 1 }, WAITS);
  const target = {
    server: { protocol: 'http:', hostname: '127.0.0.1', port: api.port },
    agent: createApiAgent(),
    gate,
    bodyLimits: { shortMs, periodMs: PERIOD_MS, minBytes: 100 },
    isLab: false,
    headers: {},
    log: { warn: () => undefined },
  };
  const requestContext = { clientIp: IP, internalSecret: 'the-secret', requestId: 'r-1' };
  const forwarded: Promise<void>[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = { pathname: incoming.url ?? '', search: '' };
    forwarded.push(forwardToApi({ incoming, outgoing }, { url, target, requestContext }));
    server.emit('forwarded');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    target.agent.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    forwarded,
    /** Sends this and leaves the connection open; resolves when the proxy has begun with it. */
    begin: async (request: string) => {
      const socket = connect(port, '127.0.0.1');
      open.push(socket);
      socket.on('error', () => undefined);
      const begun = once(server, 'forwarded');
      socket.write(Buffer.from(`POST /v1/reviews HTTP/1.1\r\nHost: shop.example\r\n${request}`, 'latin1'));
      await begun;
      return socket;
    },
    send: (request: string) =>
      sendRawRequest(
        port,
        `POST /v1/reviews HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${request}`,
      ),
  };
}

const latin1 = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['a length', `Content-Length: ${LONG_BYTES}\r\n\r\n${latin1(LONG)}`],
  ['chunks', `${LONG_CHUNKED}${latin1(LONG)}\r\n0\r\n\r\n`],
])('a long body with %s arrives whole', async (_what, request) => {
  const proxy = await startProxy();
  expect((await proxy.send(request)).status).toBe(200);
  expect(bodies).toEqual([LONG]);
});

it.each([
  ['a length', 'Content-Length: 20\r\n\r\n{'],
  ['chunks', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
])(
  'a short body with %s that does not arrive in time is rejected and never sent on',
  async (_what, begin) => {
    const proxy = await startProxy({ shortMs: 100 });
    const response = await proxy.send(begin);
    expect([response.status, response.body]).toEqual([408, expect.stringContaining('proxy.slow_body')]);
    expect(api.calls).toEqual([]);
  },
);

describe('a long body that stops', () => {
  // The periods of uploads, the only intervals, pass when the test says so; all else takes its time.
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'clearImmediate',
        'clearTimeout',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a length', `Content-Length: ${LONG_BYTES}\r\n\r\n{`],
    ['chunks', `${LONG_CHUNKED}${latin1(LONG)}`],
  ])('with %s gives its place to the next', async (_what, begin) => {
    const proxy = await startProxy();
    const slow = await proxy.begin(begin);
    const received = once(slow, 'data').then(String);
    let isOver = false;
    void proxy.forwarded[0]?.then(() => (isOver = true));
    await until('the slow body is sent on', () => api.calls[0]);
    const next = proxy.send(`Content-Length: ${LONG_BYTES}\r\n\r\n${latin1(LONG)}`);
    // No period passes once the slow body is over, so that the next one is never slow.
    await until('the slow body is over', () => {
      if (isOver) return true;
      jest.advanceTimersByTime(PERIOD_MS);
      return undefined;
    });
    expect(await received).toMatch(/^HTTP\/1\.1 408 [^]*proxy\.slow_body/);
    expect((await next).status).toBe(200);
    expect(bodies).toEqual([LONG]);
  });
});

it('who leaves while they send, or wait for a place, leaves it to the next', async () => {
  const proxy = await startProxy();
  const sending = await proxy.begin(`Content-Length: ${LONG_BYTES}\r\n\r\n{`);
  const waiting = await proxy.begin(`Content-Length: ${LONG_BYTES}\r\n\r\n{`);
  const short = await proxy.begin('Content-Length: 20\r\n\r\n{');
  for (const socket of [waiting, short, sending]) socket.destroy();
  await Promise.all(proxy.forwarded);
  expect(api.calls.length).toBeLessThanOrEqual(1);
  expect((await proxy.send(`Content-Length: ${LONG_BYTES}\r\n\r\n${latin1(LONG)}`)).status).toBe(200);
});
