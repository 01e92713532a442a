import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { pino } from 'pino';
import { createShopApi } from '../create-shop-api';
import { type ShopApi } from './shop-api';
import { shopEnvironment } from '../db/schema';
import { createPaymentSandbox } from '../payment-services/sandbox/create-payment-sandbox';
import { DEFAULT_CONFIG, type ShopApiConfig } from '../ports/shop-api-config';

const SECRET = 'a shared secret for tests';
const SHOP = 'http://default.localhost:4200';
const STRANGER = '203.0.113.7';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The API with everything that a demonstration can have, and with an origin of its own for browsers. */
const createApp = (config: Partial<ShopApiConfig> = {}): ShopApi =>
  createShopApi({
    db: api.db,
    clock: api.clock,
    mail: api.mail,
    log: pino({ level: 'silent' }),
    afterResponse: api.afterResponse,
    paymentSandbox: createPaymentSandbox({
      url: 'http://127.0.0.1:4000/dev/payment-service',
      secret: SECRET,
      shopOrigins: [SHOP],
      clock: api.clock,
      notify: () => Promise.resolve(),
    }),
    config: {
      ...DEFAULT_CONFIG,
      isLab: true,
      internalSecret: SECRET,
      baseApiUrl: 'https://api.example',
      shopOrigins: { default: SHOP },
      ...config,
    },
  });

interface Caller {
  /** The other end of the socket; a connection that is gone already has none. */
  readonly socket?: string | undefined;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOCAL = { socket: '127.0.0.1', host: '127.0.0.1:4000' } as const;

async function ask(app: ShopApi, method: string, path: string, caller: Caller) {
  const { socket, host, headers } = { ...LOCAL, ...caller };
  const request = new Request(`http://localhost${path}`, { method, headers: { ...headers, host } });
  const response = await app.request(request, undefined, { incoming: { socket: { remoteAddress: socket } } });
  response.headers.delete('x-request-id');
  return { status: response.status, headers: [...response.headers].sort(), body: await response.text() };
}

/** Every call that is mounted below /dev, with something in the place of its parameters. */
const mountedIn = (app: ShopApi) =>
  app.routes
    .filter(({ path }) => /^\/dev\/./.test(path) && path !== '/dev/*')
    .map(({ method, path }) => ({
      method: method === 'ALL' ? 'GET' : method,
      path: path.replaceAll(/:\w+|\*/g, 'x'),
    }));

/** Whether each of them responds to a caller as an unknown URL does. */
async function hides(app: ShopApi, caller: Caller): Promise<readonly boolean[]> {
  const hidden: boolean[] = [];
  for (const { method, path } of mountedIn(app)) {
    const unknown = await ask(app, method, '/no/such/address', caller);
    const response = await ask(app, method, path, caller);
    hidden.push(JSON.stringify(response) === JSON.stringify(unknown));
  }
  return hidden;
}

it('finds what is mounted below /dev by walking the routes', () => {
  const paths = mountedIn(createApp()).map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      'GET /dev/mailbox',
      'GET /dev/mailbox.json',
      'PUT /dev/lab',
      'POST /dev/payment-service/payments',
      'GET /dev/payment-service/pay/x',
      'POST /dev/payment-service/tokens',
    ]),
  );
});

describe('everything below /dev responds to', () => {
  it.each<[string, Caller]>([
    ['this machine', {}],
    ['another address of 127.0.0.0/8', { socket: '127.8.9.10' }],
    ['this machine over IPv6', { socket: '::1', host: '[::1]:4000' }],
    ['this machine over a socket of both families', { socket: '::ffff:127.0.0.1' }],
    ['this machine by its name', { host: 'localhost:4000' }],
    ['this machine by its name in capital letters and without a port', { host: 'LOCALHOST' }],
    ['this machine by a name below localhost', { host: 'default.localhost:4000' }],
    ['a page of this machine', { headers: { origin: 'http://default.localhost:4200' } }],
    ['the form of a page that tells nobody where it stands', { headers: { origin: 'null' } }],
    ['a proxy of this machine for this machine', { headers: { 'x-forwarded-for': '127.0.0.1, ::1' } }],
    [
      'a proxy of this machine that says more about it',
      {
        headers: {
          'x-forwarded-for': '127.0.0.1:51000',
          'x-forwarded-host': 'localhost:8080',
          'x-forwarded-proto': 'http',
          'x-real-ip': '127.0.0.1',
        },
      },
    ],
    [
      'a proxy of this machine in the standard words',
      { headers: { forwarded: 'for="[::1]:4711";proto=http;by=127.0.0.1;host=localhost, for=127.0.0.1' } },
    ],
  ])('%s', async (_name, caller) => {
    const hidden = await hides(createApp(), caller);
    expect(hidden.length).toBeGreaterThan(6);
    expect(hidden).toEqual(hidden.map(() => false));
  });
});

const forwarded = (name: string, value: string): [string, Caller] => [
  `a local proxy that says ${name}: ${value}`,
  { headers: { [name]: value } },
];
const fromShop = (address: string, secret: string): Caller => ({
  headers: { 'x-shop-client-ip': address, 'x-shop-internal-secret': secret },
});

describe('everything below /dev is a 404 for', () => {
  it.each<[string, Caller]>([
    ['the local network', { socket: '192.168.0.7', host: '192.168.0.2:4000' }],
    ['the local network that names this machine', { socket: '192.168.0.7', host: 'localhost:4000' }],
    ['the internet', { socket: STRANGER }],
    ['the internet over IPv6', { socket: '2001:db8::7' }],
    ['the internet over a socket of both families', { socket: '::ffff:203.0.113.7' }],
    ['an address that only begins like this machine’s', { socket: '1.127.0.0' }],
    ['a connection that is gone already', { socket: undefined }],
    ['a stranger who calls himself a shop', { socket: STRANGER, ...fromShop('127.0.0.1', 'a guess') }],
    ['a shopper of a shop on this machine', fromShop(STRANGER, SECRET)],
    ['a shopper of a shop that does not know the secret', fromShop(STRANGER, '')],
    // The shop's server hands on neither the host that was asked for nor what a proxy before it said.
    ['whoever asks through a shop, whatever it vouches for', fromShop('127.0.0.1', SECRET)],
    ['a shop on another machine', { socket: '192.168.0.7', ...fromShop('127.0.0.1', SECRET) }],
    forwarded('x-forwarded-for', STRANGER),
    forwarded('x-forwarded-for', `127.0.0.1, ${STRANGER}`),
    forwarded('x-forwarded-for', `${STRANGER}, 127.0.0.1`),
    forwarded('x-forwarded-for', 'unknown'),
    forwarded('x-forwarded-for', ''),
    forwarded('x-real-ip', STRANGER),
    forwarded('x-client-ip', STRANGER),
    forwarded('x-cluster-client-ip', STRANGER),
    forwarded('true-client-ip', STRANGER),
    forwarded('cf-connecting-ip', STRANGER),
    forwarded('fly-client-ip', STRANGER),
    forwarded('x-azure-clientip', STRANGER),
    forwarded('x-original-forwarded-for', STRANGER),
    forwarded('x-envoy-external-address', STRANGER),
    forwarded('x-remote-addr', STRANGER),
    forwarded('forwarded', `for=${STRANGER}`),
    forwarded('forwarded', `for=127.0.0.1, for=${STRANGER}`),
    forwarded('forwarded', `for=127.0.0.1;by=${STRANGER}`),
    forwarded('forwarded', 'for=127.0.0.1;host=shop.example'),
    forwarded('forwarded', 'for=_hidden'),
    forwarded('forwarded', `for="127.0.0.1, for=${STRANGER}`),
    forwarded('forwarded', 'proto=https'),
    forwarded('via', '1.1 proxy'),
    forwarded('x-forwarded-proto', 'https'),
    forwarded('x-forwarded-host', 'shop.example'),
    [
      'a proxy that speaks for this machine and somebody else',
      {
        headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': STRANGER },
      },
    ],
    ['a name that was made to lead here', { host: 'evil.example:4000' }],
    ['a name that begins like this machine’s', { host: 'localhost.evil.example' }],
    ['a name that ends like this machine’s', { host: 'evil-localhost' }],
    ['an address that goes on as a name', { host: '127.0.0.1.evil.example' }],
    ['the address that stands for all', { host: '0.0.0.0:4000' }],
    ['the machine’s address in its network', { host: '192.168.0.2:4000' }],
    ['a user before the host', { host: 'localhost@evil.example' }],
    ['no host', { host: '' }],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }],
    ['the page of a shop at a name of its own', { headers: { origin: 'https://shop.example' } }],
  ])('%s', async (_name, caller) => {
    const hidden = await hides(createApp(), caller);
    expect(hidden.length).toBeGreaterThan(6);
    expect(hidden).toEqual(hidden.map(() => true));
  });

  it('a stranger, including routes that are added later', async () => {
    const app = createApp();
    app.get('/dev/tomorrow', (c) => c.text('secret'));
    expect(await ask(app, 'GET', '/dev/tomorrow', {})).toMatchObject({ status: 200, body: 'secret' });
    expect(await ask(app, 'GET', '/dev/tomorrow', { socket: STRANGER })).toMatchObject({ status: 404 });
  });
});

it('an absolute URL in the request line counts as a host too', async () => {
  const app = createApp();
  const request = new Request('http://evil.example/dev/mailbox.json', { headers: { host: 'localhost' } });
  const response = await app.request(request, undefined, { incoming: { socket: { remoteAddress: '::1' } } });
  expect(response.status).toBe(404);
});

it('no other site may read or embed the response', async () => {
  const { headers } = await ask(createApp(), 'GET', '/dev/mailbox.json', {});
  const named = Object.fromEntries(headers);
  expect(Object.keys(named).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(named).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

it('everything below /dev is a 404 once the database belongs to a live shop', async () => {
  const app = createApp();
  await api.db.update(shopEnvironment).set({ env: 'live' });
  const hidden = await hides(app, {});
  await api.db.update(shopEnvironment).set({ env: 'demo' });
  expect(hidden.length).toBeGreaterThan(6);
  expect(hidden).toEqual(hidden.map(() => true));
});

describe('in a live shop', () => {
  const live = { env: 'live', isLab: true } as const;

  it('nothing is mounted below /dev', () => {
    expect(mountedIn(createApp(live))).toEqual([]);
  });

  it('the routes of a demonstration are 404, on this machine too, including routes that are added later', async () => {
    const app = createApp(live);
    app.get('/dev/tomorrow', (c) => c.text('secret'));
    for (const { method, path } of [...mountedIn(createApp()), { method: 'GET', path: '/dev/tomorrow' }])
      expect([path, await ask(app, method, path, {})]).toEqual([
        path,
        await ask(app, method, '/no/such/address', {}),
      ]);
  });
});
