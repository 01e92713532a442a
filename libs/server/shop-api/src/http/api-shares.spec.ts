import { AdmissionGate } from '@shop/requests/admission-gate';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from './create-trusted-client-ip-reader';

const SECRET = 'a shared secret for tests';
const PLACES = 8;
const lane = { reserved: PLACES, maxWaitMs: 60_000, maxWaiting: 100, placesOfSender: 1 };
const gate = new AdmissionGate({
  capacity: 4 * PLACES,
  lanes: { public: lane, personal: lane, write: lane, 'payment-event': lane },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ gate, config: { internalSecret: SECRET } });
  // With its first statement the embedded database is listened to.
  await api.request('/readyz');
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const settle = () => new Promise((resolve) => setImmediate(resolve));
/** A call as a shop forwards it for this shopper; without one, as from this machine itself. */
const get = (path: string, ip?: string) =>
  api.request(path, {
    headers: {
      'channel-id': 'default',
      ...(ip === undefined ? {} : { [CLIENT_IP_HEADER]: ip, [INTERNAL_SECRET_HEADER]: SECRET }),
    },
  });

it.each([
  ['/v1/products?per=11', 1],
  ['/v1/products/facets', 1],
  ['/v1/products/facets?price_min=1000&price_max=2000', 2],
  ['/v1/products/facets?maker=a&maker=b&in_stock=1', 3],
  ['/v1/products/facets?category=kitchen&child=1&maker=a&brand=b&tag=c&colour=d&in_stock=1&price_max=9', 8],
  ['/v1/sitemaps/products/1', 1],
])('%s takes %i places: a statement at a time each', async (path, weight) => {
  const run = jest.spyOn(gate, 'run');
  expect((await get(path, '133.11.0.1')).status).toBe(200);
  expect(run.mock.calls.map(([, , , request]) => request)).toEqual([
    { weight, senders: new Set(['133.11.0.1']) },
  ]);
});

/** Each list is another one, so that none is shared. */
let lists = 0;
const nextList = () => `/v1/products?per=1&page=${(lists += 1)}`;

/** Lets through one call at a time. `order` are the names of the calls in the order in which they were handled. */
async function throughOnePlace(
  calls: readonly (readonly [name: string, path: string, ip?: string | undefined])[],
) {
  const releases = await Promise.all(Array.from({ length: PLACES }, () => gate.admit('public')));
  const order: string[] = [];
  const responses: Promise<unknown>[] = [];
  for (const [name, path, ip] of calls) {
    responses.push(get(path, ip).then(({ status }) => order.push(`${name} ${status}`)));
    await settle();
  }
  releases.pop()?.();
  await Promise.all(responses);
  releases.forEach((release) => release());
  return order;
}

const V6 = '2a00:1450:4001:81b';
it.each([
  ['another client IP', ['133.11.0.1', '133.11.0.1', '133.11.0.1'], '133.11.0.2'],
  ['another IPv6 network', [`${V6}::1`, `${V6}::2`, `${V6}:ffff::3`], '2a00:1450:4001:81c::1'],
  ['a shop’s server that does not say for whom', ['133.11.0.1', '133.11.0.1', '133.11.0.1'], undefined],
] as const)('however many calls a client IP sends, one of %s is the next', async (_name, flood, ip) => {
  const order = await throughOnePlace([
    ...flood.map((sender) => ['flood', nextList(), sender] as const),
    ['other', nextList(), ip],
  ]);
  expect(order).toEqual(['flood 200', 'other 200', 'flood 200', 'flood 200']);
});

it('calls of a shop’s server that does not say for whom are handled as they come', async () => {
  const order = await throughOnePlace([
    ['first', nextList()],
    ['second', nextList()],
    ['third', nextList()],
  ]);
  expect(order).toEqual(['first 200', 'second 200', 'third 200']);
});

describeOnEmbedded('what a client IP asks for first and others ask for too', () => {
  it('is handled at their turn, not behind all else that the client IP has asked for', async () => {
    const flood = '133.11.0.1';
    const order = await throughOnePlace([
      ['flood', nextList(), flood],
      ['flood', nextList(), flood],
      ['flood', nextList(), flood],
      ['popular, for the flood,', '/v1/products?per=9', flood],
      ['popular', '/v1/products?per=9', '133.11.0.2'],
    ]);
    expect(order).toEqual([
      'flood 200',
      'popular, for the flood, 200',
      'popular 200',
      'flood 200',
      'flood 200',
    ]);
  });
});
