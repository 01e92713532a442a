import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { IDLE_GRACE_MS, prepareGracefulShutdown } from './prepare-graceful-shutdown';

const LIMIT_MS = 9_000;
const REQUEST = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n';
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(20_000_000, 'x');

const ends: (() => void)[] = [];
beforeEach(() => {
  // The limits alone; connections run on real events.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

async function serve(respond: RequestListener) {
  const server = createServer(respond);
  const shutDown = prepareGracefulShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, shutDown };
}

/** A client that says exactly what it sends, and keeps what it got. */
class Client {
  text = '';
  readonly closed: Promise<unknown>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.text += text));
    // Cut connections are what the tests look at.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async connect(port: number): Promise<Client> {
    const socket = connect(port, '127.0.0.1');
    ends.push(() => socket.destroy());
    await once(socket, 'connect');
    return new Client(socket);
  }

  async until(part: string): Promise<void> {
    while (!this.text.includes(part)) await once(this.socket, 'data');
  }

  async answerTo(request: string, end: string): Promise<string> {
    this.text = '';
    this.socket.write(request);
    await this.until(end);
    return this.text;
  }
}

/** Lets what is due happen, and what follows from it on connections. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it('a connection that is idle at the signal stays for a while: its next request is answered, and says that it was the last', async () => {
  const { port, shutDown } = await serve((_request, response) => response.end('done'));
  const client = await Client.connect(port);
  expect(await client.answerTo(REQUEST, 'done')).toContain('Connection: keep-alive');
  const stopped = shutDown(LIMIT_MS);
  await pass(IDLE_GRACE_MS - 1);
  expect(await client.answerTo(REQUEST, 'done')).toContain('Connection: close');
  await client.closed;
  await stopped;
});

it('connections without a request, before the first one or after the last, end after that while, and with them the server', async () => {
  const { server, port, shutDown } = await serve((_request, response) => response.end('done'));
  const accepted = once(server, 'connection');
  const unused = await Client.connect(port);
  await accepted;
  const used = await Client.connect(port);
  await used.answerTo(REQUEST, 'done');
  const stopped = shutDown(LIMIT_MS);
  await pass(IDLE_GRACE_MS);
  await Promise.all([unused.closed, used.closed, stopped]);
});

it('a response that is in the making at the signal closes its connection, and no new one is accepted', async () => {
  let finish = () => {};
  const { server, port, shutDown } = await serve((_request, response) => {
    finish = () => void response.end('done');
  });
  const client = await Client.connect(port);
  const asked = once(server, 'request');
  const answer = client.answerTo(REQUEST, 'done');
  await asked;
  const stopped = shutDown(LIMIT_MS);
  await expect(Client.connect(port)).rejects.toThrow('ECONNREFUSED');
  await pass(IDLE_GRACE_MS * 2);
  finish();
  expect(await answer).toContain('Connection: close');
  await stopped;
});

it('where the headers were sent before the signal, the connection stays for a while after the end of that response', async () => {
  let finish = () => {};
  const { port, shutDown } = await serve(({ url }, response) => {
    if (url === '/') return response.end('done');
    response.write('begun');
    finish = () => void response.end('ended');
    return undefined;
  });
  const client = await Client.connect(port);
  await client.answerTo(REQUEST.replace('/', '/long'), 'begun');
  const stopped = shutDown(LIMIT_MS);
  await pass(IDLE_GRACE_MS * 2);
  finish();
  await client.until('ended');
  await pass(IDLE_GRACE_MS - 1);
  expect(await client.answerTo(REQUEST, 'done')).toContain('Connection: close');
  await stopped;
});

it('a response that its client has not read yet is not cut', async () => {
  const { server, port, shutDown } = await serve((_request, response) => response.end(LARGE));
  const client = await Client.connect(port);
  client.socket.pause();
  const asked = once(server, 'request');
  client.socket.write(REQUEST);
  const [, response] = (await asked) as [IncomingMessage, ServerResponse];
  const stopped = shutDown(LIMIT_MS);
  await pass(IDLE_GRACE_MS * 2);
  const handedOver = once(response, 'close');
  client.socket.resume();
  await handedOver;
  await pass(IDLE_GRACE_MS);
  await Promise.all([client.closed, stopped]);
  expect(client.text.length).toBeGreaterThan(LARGE.length);
});

it('a request of which a part has arrived is read to its end', async () => {
  const { server, port, shutDown } = await serve((_request, response) => response.end('done'));
  const accepted = once(server, 'connection');
  const client = await Client.connect(port);
  const [socket] = (await accepted) as [Socket];
  const stopped = shutDown(LIMIT_MS);
  client.socket.write(REQUEST.slice(0, 10));
  while (socket.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  await pass(IDLE_GRACE_MS * 2);
  expect(await client.answerTo(REQUEST.slice(10), 'done')).toContain('Connection: close');
  await stopped;
});

it('what has not ended at the limit is closed', async () => {
  const { server, port, shutDown } = await serve(() => undefined);
  const client = await Client.connect(port);
  const asked = once(server, 'request');
  client.socket.write(REQUEST);
  await asked;
  const stopped = shutDown(LIMIT_MS);
  await pass(LIMIT_MS);
  await Promise.all([client.closed, stopped]);
  expect(client.text).toBe('');
});
