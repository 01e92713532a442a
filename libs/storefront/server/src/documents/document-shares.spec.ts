import { AdmissionGate } from '@shop/requests/admission-gate';
import { PageCache } from '../page-cache/page-cache';
import { limitRenders } from '../render/limit-renders';
import { respondWithDocument } from './respond-with-document';

const FLOOD = '133.11.0.1';
const OTHER = '133.11.0.2';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Renders one document at a time of each kind. Returns the order in which they were rendered. */
async function throughOnePlace(
  requests: readonly (readonly [ip: string, pathname: string, search: string])[],
) {
  const lane = { reserved: 1, maxWaitMs: 60_000, maxWaiting: 100, placesOfSender: 1 };
  const gate = new AdmissionGate({ capacity: 2, lanes: { public: lane, personal: lane } });
  const rendered: string[] = [];
  const config = {
    render: limitRenders(({ url }) => {
      rendered.push(url.search);
      return Promise.resolve(new Response('<p>棚</p>', { headers: { 'Content-Type': 'text/html' } }));
    }, gate),
    cache: new PageCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => Date.now() }),
    channel: 'default',
    origin: 'https://shop.example',
    now: () => Date.now(),
    matchRoute: (pathname: string) =>
      pathname === '/mypage'
        ? ({ id: 'mypage', guard: 'member', cache: 'private' } as const)
        : ({ id: 'product-list', guard: 'public', cache: 'public' } as const),
  };
  const releases = [await gate.admit('public'), await gate.admit('personal')];
  const responses: Promise<string>[] = [];
  for (const [clientIp, pathname, search] of requests) {
    const call = {
      url: { pathname, search },
      headers: new Headers(),
      signal: new AbortController().signal,
      requestContext: { clientIp, internalSecret: 'the-secret', requestId: search },
    };
    responses.push(respondWithDocument(config, call).then((response) => response.text()));
    await settle();
  }
  for (const release of releases) release();
  await Promise.all(responses);
  return rendered;
}

const V6 = '2a00:1450:4001:81b';
const SENDERS = [
  ['another client IP', [FLOOD, FLOOD, FLOOD], OTHER],
  ['another IPv6 network', [`${V6}::1`, `${V6}::2`, `${V6}:ffff::3`], '2a00:1450:4001:81c::1'],
  ['whoever names nobody', [FLOOD, FLOOD, FLOOD], '127.0.0.1'],
] as const;

describe.each(['/product', '/mypage'])('%s', (path) => {
  it.each(SENDERS)(
    'however many pages a client IP asks for, that of %s is the next',
    async (_who, many, ip) => {
      const flood = many.map((sender, index) => [sender, path, `?u=${index}`] as const);
      expect(await throughOnePlace([...flood, [ip, path, '?other']])).toEqual([
        '?u=0',
        '?other',
        '?u=1',
        '?u=2',
      ]);
    },
  );
});

it('a page that others ask for too is rendered at their turn, not behind all that the first has asked for', async () => {
  expect(
    await throughOnePlace([
      [FLOOD, '/product', '?u=0'],
      [FLOOD, '/product', '?u=1'],
      [FLOOD, '/product', '?u=2'],
      [FLOOD, '/product', '?popular'],
      [OTHER, '/product', '?popular'],
    ]),
  ).toEqual(['?u=0', '?popular', '?u=1', '?u=2']);
});
