/** @jest-environment node */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@shop/contract/endpoint';
import { type ApiError, isApiError } from './api-error';
import type { AuthPort } from './auth-port';
import { createApiClient } from './create-api-client';

interface Thing {
  readonly id: number;
}
const get = { method: 'GET', answer: 'json' } as const;
type ReadInput = { params: { key: string }; query?: { keys?: string[]; word?: string } };
const readThing: Endpoint<ReadInput, Thing> = { ...get, path: '/v1/things/{key}', auth: 'member' };
const addThing: Endpoint<{ body: object }, Thing> = {
  ...get,
  method: 'POST',
  path: '/v1/things',
  auth: 'any',
};
const publicThing: Endpoint<object, Thing> = { ...get, path: '/public.json', auth: 'none' };

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let answer: Answer = (_request, response) => response.end('{"id":1}');
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  response.shouldKeepAlive = false;
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(request, response, body);
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
  answer = (_request, response) => response.end('{"id":1}');
});

const answers = (status: number, body: string, headers: Record<string, string> = {}): Answer => {
  return (_request, response) => response.writeHead(status, headers).end(body);
};

const auth = (overrides: Partial<AuthPort> = {}): AuthPort => ({
  token: () => Promise.resolve('old'),
  renew: () => Promise.resolve('new'),
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
  // inventory: beh-bearer-when-logged-in, call headers of core §7
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

  it('[header-multipart] sends JSON, or a form with its own content type', async () => {
    await client().call(addThing, { body: { name: '机' } });
    const form = new FormData();
    form.set('dir', 'a');
    await client().call(addThing, { body: form });
    expect(seen[0]?.body).toBe('{"name":"机"}');
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  // inventory: beh-public-json-no-auth
  it('sends no token to a call that nobody signs in to', async () => {
    await client().call(publicThing, {});
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  // inventory: beh-lists-paginated
  it('[header-x-total, header-x-per-page, header-x-last-page, header-x-current-page, header-limit] reads pagination and limit', async () => {
    answer = answers(200, '[]', {
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

  it.each(['', '.', '..'])('refuses the path parameter %j, which would name another call', async (key) => {
    await expect(client().call(readThing, { params: { key } })).rejects.toThrow(RangeError);
    expect(seen).toHaveLength(0);
  });
});

describe('a failing answer', () => {
  it.each([
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'rejected'],
    [413, 'rejected'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
  ])('%i is %s, reported once', async (status, kind) => {
    answer = answers(status, '{"code":"a.b","message":"だめです","errors":{"email":["ちがいます"]}}', {
      'retry-after': '7',
    });
    const error = await failure(client().call(publicThing, {}));
    expect(error).toMatchObject({ kind, status, code: 'a.b', message: 'だめです' });
    expect(error).toMatchObject({ body: { errors: { email: ['ちがいます'] } } });
    if (kind === 'rate-limited') expect(error).toMatchObject({ retryAfterMs: 7000 });
    expect(reported).toEqual([error]);
  });

  // inventory: error-core-503
  it('503 carries title and message', async () => {
    answer = answers(503, '{"title":"メンテナンス中","message":"お待ちください"}');
    const error = await failure(client().call(publicThing, {}));
    expect(error).toMatchObject({ kind: 'maintenance', body: { title: 'メンテナンス中' } });
  });

  it.each([
    ['a page of a proxy', 502, '<html>', 'server'],
    ['a success that is not JSON', 200, '<html>', 'server'],
  ])('%s', async (_name, status, body, kind) => {
    answer = answers(status, body);
    expect(await failure(client().call(publicThing, {}))).toMatchObject({ kind, code: '' });
  });
});

describe('transport', () => {
  // inventory: error-core-network
  it('a broken connection is a network error', async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure(client().call(publicThing, {}))).toMatchObject({ kind: 'network' });
  });

  // inventory: error-core-timeout, string-timeout-log
  it.each<[string, Answer]>([
    ['no answer at all', () => undefined],
    ['a body that never ends', (_request, response) => void response.writeHead(200).write('{"id"')],
  ])('%s times out', async (_name, slow) => {
    answer = slow;
    const error = await failure(client().call(publicThing, {}, { timeoutMs: 80 }));
    expect(error).toMatchObject({ kind: 'timeout', message: '通信がタイムアウトしました' });
  });

  // inventory: error-core-cancelled
  it('a cancelled call says so', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = failure(client().call(publicThing, {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await call).toMatchObject({ kind: 'cancelled' });
  });
});

describe('401', () => {
  const refusing =
    (...refused: string[]): Answer =>
    (request, response) => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      response.writeHead(refused.includes(token) ? 401 : 200).end('{"id":2,"code":"c","message":"m"}');
    };

  // inventory: error-core-401, const-retry-401
  it('renews once and retries with the new token', async () => {
    answer = refusing('old');
    const renew = jest.fn(() => Promise.resolve('new'));
    const { data } = await client(auth({ renew })).call(readThing, { params: { key: 'a' } });
    expect(data.id).toBe(2);
    expect(renew).toHaveBeenCalledWith('old');
    expect(seen.map((request) => request.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(reported).toEqual([]);
  });

  it('a second 401 ends the session, without a third try', async () => {
    answer = refusing('old', 'new');
    const onUnauthorized = jest.fn();
    const error = await failure(client(auth({ onUnauthorized })).call(readThing, { params: { key: 'a' } }));
    expect(error.kind).toBe('unauthorized');
    expect(seen).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('a renewal that fails is not retried', async () => {
    answer = refusing('old');
    const onUnauthorized = jest.fn();
    const port = auth({ renew: () => Promise.resolve(null), onUnauthorized });
    await failure(client(port).call(readThing, { params: { key: 'a' } }));
    expect(seen).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  // inventory: beh-logout-401-not-retried
  it('is final for a call with a token of its own', async () => {
    answer = refusing('mine');
    const renew = jest.fn(() => Promise.resolve('new'));
    await failure(client(auth({ renew })).call(addThing, { body: {} }, { bearer: 'mine' }));
    expect(renew).not.toHaveBeenCalled();
    expect(seen).toHaveLength(1);
  });

  it('of a visitor asks for no renewal', async () => {
    answer = answers(401, '{}');
    const renew = jest.fn(() => Promise.resolve('new'));
    await failure(client(auth({ token: () => Promise.resolve(null), renew })).call(addThing, { body: {} }));
    expect(renew).not.toHaveBeenCalled();
  });
});
