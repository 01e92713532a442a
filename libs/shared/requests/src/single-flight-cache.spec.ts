import type { Sender } from './admission-lane';
import { SingleFlightCache } from './single-flight-cache';

interface Page {
  readonly html: string;
  readonly bytes: number;
}

/** Of a caller who does not leave. */
const STAYS = new AbortController().signal;
const page = (html: string, bytes = 20): Page => ({ html, bytes });
const rendererOf = (html: string, bytes?: number, isCacheable = true) =>
  jest.fn(() => Promise.resolve({ value: page(html, bytes), isCacheable }));

function cacheAt(maxBytes = 1_000_000, isLoadedPerSender = false) {
  // lru-cache takes a time of 0 for an entry that does not expire.
  const clock = { ms: 1 };
  return {
    clock,
    cache: new SingleFlightCache<Page>({
      ttlMs: 10_000,
      maxBytes,
      bytesOf: ({ bytes }) => bytes,
      now: () => clock.ms,
      isLoadedPerSender,
    }),
  };
}

it('renders a page once for requests that come at the same time', async () => {
  const { cache } = cacheAt();
  const render = rendererOf('a');
  await Promise.all(Array.from({ length: 50 }, () => cache.get('a', render, new AbortController().signal)));
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders a page again after its TTL', async () => {
  const { cache, clock } = cacheAt();
  const render = rendererOf('a');
  await cache.get('a', render, STAYS);
  clock.ms = 10_001;
  await cache.get('a', render, STAYS);
  expect(render).toHaveBeenCalledTimes(1);
  clock.ms = 10_002;
  await cache.get('a', render, STAYS);
  expect(render).toHaveBeenCalledTimes(2);
});

it('caches neither an error nor a page that is not cacheable', async () => {
  const { cache } = cacheAt();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')), STAYS)).rejects.toThrow('gone');
  const missing = rendererOf('404', 20, false);
  await cache.get('a', missing, STAYS);
  await cache.get('a', missing, STAYS);
  expect(missing).toHaveBeenCalledTimes(2);
});

it('evicts the page that was requested least recently when it is full', async () => {
  const { cache } = cacheAt(3 * 20);
  for (const name of ['a', 'b', 'c']) await cache.get(name, rendererOf(name), STAYS);
  await cache.get('a', rendererOf('never'), STAYS);
  await cache.get('d', rendererOf('d'), STAYS);
  const again = { a: rendererOf('a'), b: rendererOf('b') };
  await cache.get('a', again.a, STAYS);
  await cache.get('b', again.b, STAYS);
  expect(again.a).not.toHaveBeenCalled();
  expect(again.b).toHaveBeenCalledTimes(1);
});

it('purges what matches, also a page that is still being rendered', async () => {
  const { cache } = cacheAt();
  await cache.get('/product/mug', rendererOf('mug'), STAYS);
  await cache.get('/product/dish', rendererOf('dish'), STAYS);
  cache.purge((key) => key.endsWith('/mug'));
  expect(cache.peek('/product/mug')).toBeNull();
  expect(cache.peek('/product/dish')).not.toBeNull();

  let finish = () => {};
  const old = cache.get(
    '/',
    async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { value: page('old'), isCacheable: true };
    },
    STAYS,
  );
  cache.purge();
  const fresh = await cache.get('/', rendererOf('new'), STAYS);
  finish();
  await old;
  expect(fresh.html).toBe('new');
  expect(cache.peek('/')?.html).toBe('new');
});

it('does not cache a page that is larger than the whole cache', async () => {
  const { cache } = cacheAt(19);
  const render = rendererOf('a');
  await cache.get('a', render, STAYS);
  await cache.get('a', render, STAYS);
  expect(render).toHaveBeenCalledTimes(2);
});

/** A page that is rendered until the test says so, and what its renderer was told. */
function slowPage() {
  const signals: AbortSignal[] = [];
  let finish = () => {};
  const render = jest.fn(async (allHaveLeft: AbortSignal) => {
    signals.push(allHaveLeft);
    await new Promise<void>((resolve) => (finish = resolve));
    return { value: page('slow'), isCacheable: true };
  });
  return { signals, render, finish: () => finish() };
}

it('gives up a page when all who wait for it have left, and renders it for whoever comes later', async () => {
  const { cache } = cacheAt();
  const { signals, render, finish } = slowPage();
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [cache.get('a', render, first.signal), cache.get('a', render, second.signal)];
  first.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  finish();
  await Promise.all(waiting);
  expect(cache.peek('a')).toBeNull();
  const later = cache.get('a', render, STAYS);
  finish();
  await later;
  expect([render.mock.calls.length, signals[1]?.aborted]).toEqual([2, false]);
});

it('renders a page to its end while one of those who wait for it stays', async () => {
  const { cache } = cacheAt();
  const { signals, render, finish } = slowPage();
  const leaves = new AbortController();
  const waiting = [cache.get('a', render, leaves.signal), cache.get('a', render, STAYS)];
  leaves.abort();
  finish();
  await Promise.all(waiting);
  expect([signals[0]?.aborted, cache.peek('a')?.html]).toEqual([false, 'slow']);
});

it('purges by value, and what is still being loaded by its key alone', async () => {
  const { cache } = cacheAt();
  await cache.get('a', rendererOf('old'));
  await cache.get('b', rendererOf('new'));
  const { render, finish } = slowPage();
  const waiting = cache.get('c', render);
  cache.purge((key, value) => value?.html === 'old' || key === 'c');
  finish();
  expect((await waiting).html).toBe('slow');
  expect(['a', 'b', 'c'].map((key) => cache.peek(key)?.html)).toEqual([undefined, 'new', undefined]);
});

it('counts the TTL from the start of the load: what was read then may be as old', async () => {
  const { cache, clock } = cacheAt();
  const { render, finish } = slowPage();
  const waiting = cache.get('a', render);
  clock.ms = 9_000;
  finish();
  await waiting;
  expect(cache.peek('a')).not.toBeNull();
  clock.ms = 10_002;
  expect(cache.peek('a')).toBeNull();
});

it('tells a load who waits for it, also who joins later, and not who asks after a purge', async () => {
  const { cache } = cacheAt();
  const told: ReadonlySet<Sender>[] = [];
  let finish = () => {};
  const load = async (_allHaveLeft: AbortSignal, senders: ReadonlySet<Sender>) => {
    told.push(senders);
    await new Promise<void>((resolve) => (finish = resolve));
    return { value: page('slow'), isCacheable: true };
  };
  const old = ['one', 'two', 'one'].map((sender) => cache.getFor({ key: 'a', sender }, load));
  const finishOld = finish;
  cache.purge();
  const fresh = [cache.getFor({ key: 'a', sender: 'three' }, load), cache.get('a', load)];
  finishOld();
  finish();
  await Promise.all([...old, ...fresh]);
  expect(told.map((senders) => [...senders])).toEqual([
    ['one', 'two'],
    ['three', null],
  ]);
});

describe('where each sender loads for itself', () => {
  it('waits for no load of another, and serves all what one of them has loaded', async () => {
    const { cache } = cacheAt(1_000_000, true);
    void cache.getFor({ key: 'a', sender: 'slow' }, () => new Promise(() => undefined));
    const render = rendererOf('own');
    const own = Array.from({ length: 3 }, () => cache.getFor({ key: 'a', sender: 'one' }, render));
    expect((await Promise.all(own)).map(({ html }) => html)).toEqual(['own', 'own', 'own']);
    expect((await cache.getFor({ key: 'a', sender: 'slow' }, rendererOf('again'))).html).toBe('own');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('a purge reaches the loads of all of them', async () => {
    const { cache } = cacheAt(1_000_000, true);
    const { render, finish } = slowPage();
    const old = cache.getFor({ key: 'a', sender: 'one' }, render);
    cache.purge((key) => key === 'a');
    finish();
    await old;
    expect(cache.peek('a')).toBeNull();
  });
});
