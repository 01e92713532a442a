import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fetchExternal } from './fetch-external';
import { OutboundError } from './outbound-error';
import { type OutboundPolicy, publicOutbound } from './outbound-policy';

const TOTAL_MS = 400;
const CONNECT_MS = 200;
const MAX_BYTES = 1_000;
/** Longer than any answer takes that comes at all. */
const PATIENCE_MS = 60_000;

let canary: Server;
let port: number;
let calls: string[] = [];
const responses: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/picture': (response) => response.end('bytes'),
  '/large-said': (response) => response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).end(),
  '/large-unsaid': (response) => {
    response.write('x'.repeat(MAX_BYTES));
    response.end('x');
  },
  '/missing': (response) => response.writeHead(404).end(),
  '/silent': () => undefined,
  '/trickling': (response) => {
    const drops = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drops));
  },
  '/cut': (response, request) => {
    response.write('x');
    setTimeout(() => request.socket.destroy(), 20);
  },
  '/host': (response, request) => response.end(request.headers.host),
};

beforeAll(async () => {
  canary = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://canary');
    calls.push(url.pathname);
    const location = url.searchParams.get('to');
    if (location !== null) response.writeHead(302, { location }).end();
    else responses[url.pathname]?.(response, request);
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  if (address === null || typeof address === 'string') throw new Error('The canary has no port');
  ({ port } = address);
});
beforeEach(() => {
  calls = [];
});
afterAll(async () => {
  canary.closeAllConnections();
  await new Promise((resolve) => canary.close(resolve));
});

/** The policy of the shop with one host allowed, which a resolver resolves to these IPs. */
const strict = (host: string, addresses: readonly string[] = []): OutboundPolicy => ({
  ...publicOutbound([host]),
  ...(addresses.length === 0 ? {} : { resolve: () => Promise.resolve(addresses) }),
});
/** As above, but the canary counts as a host of the public internet. */
const canaryPolicy = (): OutboundPolicy => ({
  ...publicOutbound([`pictures.example:${port}`, `elsewhere.example:${port}`, `inside.example:${port}`]),
  resolve: (host) => Promise.resolve([host === 'inside.example' ? '10.0.0.1' : '127.0.0.1']),
  isReachable: (address) => address === '127.0.0.1',
  totalLimitMs: PATIENCE_MS,
  connectLimitMs: PATIENCE_MS,
  maxBytes: MAX_BYTES,
});
/** For what never comes to an end by itself. */
const hastyPolicy = (): OutboundPolicy => ({
  ...canaryPolicy(),
  totalLimitMs: TOTAL_MS,
  connectLimitMs: CONNECT_MS,
});
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`;
const to = (location: string) => at(`/?to=${encodeURIComponent(location)}`);

// reliability 16
describe('no connection is made to', () => {
  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '[::1]', '[::ffff:127.0.0.1]'],
    ...['[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', 'localhost', '①②⑦.0.0.1'],
    ...['169.254.169.254', '10.0.0.1', '192.168.0.1', '172.16.0.1', '100.64.0.1', '224.0.0.1', '[fe80::1]'],
  ])('%s, even where the operator allows it', async (host) => {
    const { host: written } = new URL(`http://${host}:${port}/`);
    await expect(fetchExternal(`http://${host}:${port}/picture`, strict(written))).rejects.toThrow(
      '公開されていないアドレス',
    );
    expect(calls).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['100.64.0.1']],
  ])('a name that leads to %j', async (addresses) => {
    const policy = strict(`pictures.example:${port}`, addresses);
    await expect(fetchExternal(at('/picture'), policy)).rejects.toThrow('公開されていないアドレス');
    expect(calls).toEqual([]);
  });

  it.each([
    ['another host', 'http://other.example:PORT/picture'],
    ['another port', 'http://pictures.example/picture'],
    ['a name within the name', 'http://a.pictures.example:PORT/picture'],
    ['a name after the name', 'http://pictures.example.evil:PORT/picture'],
    ['a user name', 'http://user@pictures.example:PORT/picture'],
    ['a host after @', 'http://pictures.example:PORT@127.0.0.1:PORT/picture'],
    ['a host before \\@', 'http://127.0.0.1:PORT\\@pictures.example:PORT/picture'],
    ['a file', 'file:///etc/passwd'],
    ['a file of a host', 'file://pictures.example/etc/passwd'],
    ['another scheme', 'gopher://pictures.example:PORT/_x'],
    ['data', 'data:image/png;base64,AAAA'],
    ['no address', '/etc/passwd'],
    ['nothing', ''],
  ])('%s', async (_name, address) => {
    const given = address.replaceAll('PORT', String(port));
    await expect(fetchExternal(given, canaryPolicy())).rejects.toThrow(OutboundError);
    expect(calls).toEqual([]);
  });

  it.each([
    ['an address of this machine', () => `http://127.0.0.1:${port}/picture`],
    ['a host that is not allowed', () => at('/picture', 'other.example')],
    ['a host that leads to a private address', () => at('/picture', 'inside.example')],
    ['a file', () => 'file:///etc/passwd'],
    ['nowhere', () => 'http://'],
  ])('a redirect to %s', async (_name, location) => {
    await expect(fetchExternal(to(location()), canaryPolicy())).rejects.toThrow(OutboundError);
    expect(calls).toEqual(['/']);
  });
});

it('returns the bytes, sends the host’s name, and follows three redirects between allowed hosts', async () => {
  const text = async (url: string) => Buffer.from(await fetchExternal(url, canaryPolicy())).toString();
  expect(await text(at('/picture'))).toBe('bytes');
  expect(await text(at('/host'))).toBe(`pictures.example:${port}`);
  const three = to(to(to(at('/host', 'elsewhere.example'))));
  expect(await text(three)).toBe(`elsewhere.example:${port}`);
  await expect(fetchExternal(to(three), canaryPolicy())).rejects.toThrow('転送が多すぎます');
  expect(await text(to('/picture'))).toBe('bytes');
});

it('connects to the IP that was checked: the name is resolved once', async () => {
  const said = ['127.0.0.1', '10.0.0.1'];
  const policy = { ...canaryPolicy(), resolve: () => Promise.resolve(said.splice(0, 1)) };
  await fetchExternal(at('/picture'), policy);
  expect([said, calls]).toEqual([['10.0.0.1'], ['/picture']]);
});

it.each([
  ['/large-said', '大きすぎます'],
  ['/large-unsaid', '大きすぎます'],
  ['/missing', '404'],
  ['/cut', 'つながりません'],
])('rejects %s', async (path, reason) => {
  await expect(fetchExternal(at(path), canaryPolicy())).rejects.toThrow(reason);
});

it.each(['/silent', '/trickling'])('gives up %s, which never ends, after its limit', async (path) => {
  await expect(fetchExternal(at(path), hastyPolicy())).rejects.toThrow('時間内に');
});

it('times out on a resolver or a connection that does not respond', async () => {
  const forever = { ...hastyPolicy(), resolve: () => new Promise<string[]>(() => undefined) };
  await expect(fetchExternal(at('/picture'), forever)).rejects.toThrow('時間内に');
  const unknown = { ...canaryPolicy(), resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  await expect(fetchExternal(at('/picture'), unknown)).rejects.toThrow('見つかりません');
  // Nobody shakes hands here: a secure connection is not one before that.
  const secure = at('/picture').replace('http:', 'https:');
  await expect(fetchExternal(secure, hastyPolicy())).rejects.toThrow('つながりません');
});
