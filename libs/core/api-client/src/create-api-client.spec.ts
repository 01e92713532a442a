/** @jest-environment node */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@shop/contract/endpoint';
import type { ApiError } from './api-error';
import { isApiError } from './is-api-error';
import type { AuthPort } from './auth-port';
import { createApiClient } from './create-api-client';

interface Thing {
  readonly id: number;
}
const get = { method: 'GET', responseType: 'json' } as const;
type ReadInput = { params: { key: string }; query?: { keys?: string[]; word?: string } };
const readThing: Endpoint<ReadInput, Thing> = { ...get, path: '/v1/things/{key}', auth: 'member' };
const addThing: Endpoint<{ body: object }, Thing> = {
  ...get,
  method: 'POST',
  path: '/v1/things',
  auth: 'any',
};
const publicThing: Endpoint<object, Thing> = { ...get, path: '/public.json', auth: 'none' };

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let respond: Respond = (_request, response) => response.end('{"id":1}');
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  response.shouldKeepAlive = false;
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    respond(request, response, body);
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen.length = 0;
  respond = (_request, response) => response.end('{"id":1}');
});

const respondWith = (status: number, body: string, headers: Record<string, string> = {}): Respond => {
  return (_request, response) => response.writeHead(status, headers).end(body);
};

const auth = (overrides: Partial<AuthPort> = {}): AuthPort => ({
  token: () => Promise.resolve('old'),
  refresh: () => Promise.resolve('new'),
  onUnauthorized: () => undefined,
  ...overrides,
});

const reported: ApiError[] = [];
beforeEach(() => (reported.length = 0));
const client = (port: AuthPort = auth()) =>
  createApiClient({ baseUrl, channel: 'default', auth: port, onError: (error) => reported.push(error) });

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error('did not fail'),
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw error;
  return error;
};

describe('a call', () => {
  // spec items: beh-bearer-when-logged-in, role-channel
  it('sends the headers of every call, the filled path and a repeated query name', async () => {
    const { data } = await client().call(readThing, {
      params: { key: 'a/b c' },
      query: { keys: ['x', 'y&z'], word: '机' },
    });
    expect(data).toEqual({ id: 1 });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/v1/things/a%2Fb%20c?keys=x&keys=y%26z&word=%E6%9C%BA',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'channel-id': 'default',
        'x-requested-with': 'XMLHttpRequest',
        authorization: 'Bearer old',
      },
    });
  });

  it('[header-multipart] [interp-accept-json] sends JSON, or a form with its own content type', async () => {
    await client().call(addThing, { body: { name: '机' } });
    const form = new FormData();
    form.set('dir', 'a');
    await client().call(addThing, { body: form });
    expect(seen[0]?.body).toBe('{"name":"机"}');
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  // spec items: beh-public-json-no-auth
  it('sends no token with a call whose auth is none', async () => {
    await client().call(publicThing, {});
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  // spec items: beh-lists-paginated, entity-pagination
  it('[header-x-total, header-x-per-page, header-x-last-page, header-x-current-page, header-limit] [gap-limit-header-name] reads pagination and limit', async () => {
    respond = respondWith(200, '[]', {
      'x-total': '31',
      'x-per-page': '15',
      'x-last-page': '3',
      'x-current-page': '2',
      'x-limit': '20',
    });
    const { pagination, limit } = await client().call(publicThing, {});
    expect(pagination).toEqual({ total: 31, per: 15, last: 3, current: 2 });
    expect(limit).toBe(20);
  });

  it.each(['', '.', '..'])('rejects the path parameter %j, which would name another call', async (key) => {
    await expect(client().call(readThing, { params: { key } })).rejects.toThrow(RangeError);
    expect(seen).toHaveLength(0);
  });
});

describe('an error response', () => {
  it.each([
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'rejected'],
    [413, 'rejected'],
    [429, 'rate-limited'],
    [500, 'server'],
    [501, 'server'],
  ])('status %i is the error kind %s, reported once', async (status, kind) => {
    respond = respondWith(status, '{"code":"a.b","message":"だめです","errors":{"email":["ちがいます"]}}', {
      'retry-after': '7',
    });
    const error = await failure(client().call(publicThing, {}));
    expect(error).toMatchObject({ kind, status, code: 'a.b', message: 'だめです' });
    expect(error).toMatchObject({ body: { errors: { email: ['ちがいます'] } } });
    if (kind === 'rate-limited') expect(error).toMatchObject({ retryAfterMs: 7000 });
    expect(reported).toEqual([error]);
  });

  // spec items: error-core-503
  it('a 503 is the error kind maintenance with title and message', async () => {
    respond = respondWith(503, '{"title":"メンテナンス中","message":"お待ちください"}');
    const error = await failure(client().call(publicThing, {}));
    expect(error).toMatchObject({ kind: 'maintenance', body: { title: 'メンテナンス中' } });
  });

  it.each([
    ['a page of a proxy that is full', 503, '<html>', 'server'],
    ['a success that is not JSON', 200, '<html>', 'server'],
  ])('%s', async (_name, status, body, kind) => {
    respond = respondWith(status, body);
    expect(await failure(client().call(publicThing, {}))).toMatchObject({ kind, code: '' });
  });
});

describe('transport', () => {
  // spec items: error-core-network
  it('a broken connection is a network error', async () => {
    respond = (request) => request.socket.destroy();
    expect(await failure(client().call(publicThing, {}))).toMatchObject({ kind: 'network' });
  });

  // spec items: error-core-timeout, string-timeout-log
  it.each<[string, Respond]>([
    ['no response at all', () => undefined],
    ['a body that never ends', (_request, response) => void response.writeHead(200).write('{"id"')],
  ])('%s times out', async (_name, slow) => {
    respond = slow;
    const error = await failure(client().call(publicThing, {}, { timeoutMs: 80 }));
    expect(error).toMatchObject({ kind: 'timeout', message: '通信がタイムアウトしました' });
  });

  // spec items: error-core-cancelled
  it('a cancelled call is the error kind cancelled', async () => {
    respond = () => undefined;
    const controller = new AbortController();
    const call = failure(client().call(publicThing, {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await call).toMatchObject({ kind: 'cancelled' });
  });
});

describe('401', () => {
  const refusing =
    (...refused: string[]): Respond =>
    (request, response) => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      response.writeHead(refused.includes(token) ? 401 : 200).end('{"id":2,"code":"c","message":"m"}');
    };

  // spec items: error-core-401, const-retry-401
  it('refreshes the token once and retries with the new one', async () => {
    respond = refusing('old');
    const refresh = jest.fn(() => Promise.resolve('new'));
    const { data } = await client(auth({ refresh })).call(readThing, { params: { key: 'a' } });
    expect(data.id).toBe(2);
    expect(refresh).toHaveBeenCalledWith('old');
    expect(seen.map((request) => request.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(reported).toEqual([]);
  });

  it('a second 401 ends the session, without a third try', async () => {
    respond = refusing('old', 'new');
    const onUnauthorized = jest.fn();
    const error = await failure(client(auth({ onUnauthorized })).call(readThing, { params: { key: 'a' } }));
    expect(error.kind).toBe('unauthorized');
    expect(seen).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is final when the refresh fails', async () => {
    respond = refusing('old');
    const onUnauthorized = jest.fn();
    const port = auth({ refresh: () => Promise.resolve(null), onUnauthorized });
    await failure(client(port).call(readThing, { params: { key: 'a' } }));
    expect(seen).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('[beh-logout-401-not-retried] is final for a call with a token of its own', async () => {
    respond = refusing('mine');
    const refresh = jest.fn(() => Promise.resolve('new'));
    await failure(client(auth({ refresh })).call(addThing, { body: {} }, { bearer: 'mine' }));
    expect(refresh).not.toHaveBeenCalled();
    expect(seen).toHaveLength(1);
  });

  it('of a guest’s call causes no refresh', async () => {
    respond = respondWith(401, '{}');
    const refresh = jest.fn(() => Promise.resolve('new'));
    await failure(client(auth({ token: () => Promise.resolve(null), refresh })).call(addThing, { body: {} }));
    expect(refresh).not.toHaveBeenCalled();
  });
});
