import { ERROR_CODES } from '@shop/contract/error-codes';
import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { AdmissionGate } from '@shop/requests/admission-gate';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { apiLane, createApiGate } from './create-api-gate';

const lane = { reserved: 1, maxWaitMs: 50, maxWaiting: 10 };
/** One call of each kind at once. */
const gate = new AdmissionGate({
  capacity: 4,
  lanes: { public: lane, personal: lane, write: lane, 'payment-event': lane },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ gate });
});
afterAll(() => api.close());

/** Each list is another one, so that none is shared. */
let lists = 0;
const list = (init: RequestInit = {}) => {
  lists += 1;
  return api.request(`/v1/products?per=1&page=${lists}`, {
    ...init,
    headers: { 'channel-id': 'default', ...init.headers },
  });
};

describe('while all calls of guests that can be handled are being handled', () => {
  let release = () => {};
  beforeEach(async () => {
    release = await gate.admit('public');
  });
  afterEach(() => release());

  it('another one gets a 503 that no client takes for maintenance, and comes back', async () => {
    const response = await list();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({
      code: ERROR_CODES.busy,
      message: expect.stringContaining('混み合っています') as string,
    });
    release();
    expect((await list()).status).toBe(200);
  });

  it('it is handled when its turn comes', async () => {
    const asked = list();
    release();
    expect((await asked).status).toBe(200);
  });

  it('members are served, carts change, and the API says that it is alive and ready', async () => {
    const token = await api.signIn('member@example.jp');
    const statuses = [
      (await list({ headers: { authorization: `Bearer ${token}` } })).status,
      (await api.request('/healthz')).status,
      (await api.request('/readyz')).status,
    ];
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('one whose client has left is never handled', async () => {
    const leaves = new AbortController();
    const before = api.logLines.length;
    // With this header nothing is shared.
    const asked = list({ signal: leaves.signal, headers: { 'x-tag-grant': 'none' } });
    await new Promise((resolve) => setImmediate(resolve));
    leaves.abort();
    expect((await asked).status).toBe(499);
    expect(api.logLines.slice(before).join('')).not.toContain('request failed');
  });
});

it('what guests share is handled once, and the others wait without a turn of their own', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.request('/v1/products?per=2', { headers: { 'channel-id': 'default' } }),
    ),
  );
  const isShared = process.env['SHOP_TEST_DATABASE'] !== 'postgres';
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(isShared ? 20 : 1);
});

it.each([
  ['GET', '/v1/products', false, 'public'],
  ['HEAD', '/v1/products', false, 'public'],
  ['GET', '/v1/products', true, 'personal'],
  ['POST', '/v1/carts/init', false, 'write'],
  ['POST', receivePaymentEventSpec.endpoint.path, false, 'payment-event'],
] as const)('%s %s (with a token: %s) is in the lane %s', (method, path, hasToken, expected) => {
  expect(apiLane({ method, path, hasToken })).toBe(expected);
});

it.each([1, 10, 100])('with %i connections each kind of calls has room of its own', async (connections) => {
  const created = createApiGate(connections);
  for (const name of ['public', 'personal', 'write', 'payment-event'] as const)
    await expect(created.admit(name)).resolves.toBeInstanceOf(Function);
});
