import { createReadinessCheck } from './create-readiness-check';

const respondWith = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));
const gone = () => Promise.reject(new TypeError('fetch failed'));

function readiness(isLive: boolean, fetch: typeof globalThis.fetch) {
  const errors: string[] = [];
  const log = { error: (message: string) => void errors.push(message) };
  return {
    errors,
    isReady: createReadinessCheck({ apiUrl: 'http://127.0.0.1:4000', isLive, fetch, log }),
  };
}

it.each([
  ['a live shop over a live API', true, respondWith(200, '{"status":"ready","env":"live"}')],
  ['a demonstration over its own API', false, respondWith(200, '{"status":"ready","env":"demo"}')],
  ['a live shop over a server that does not report its environment', true, respondWith(200, '')],
])('%s is ready', async (_what, isLive, fetch) => {
  const { errors, isReady } = readiness(isLive, fetch);
  expect([await isReady(), errors]).toEqual([true, []]);
});

it.each([
  ['with an API that is not ready', respondWith(503, '{"status":"not ready"}')],
  ['with an API that is gone', gone],
])('is not ready %s', async (_what, fetch) => {
  const { errors, isReady } = readiness(true, fetch);
  expect([await isReady(), errors]).toEqual([false, []]);
});

it.each([
  ['a demonstration over a live API', false, 'live'],
  ['a live shop over a demonstration’s API', true, 'demo'],
])('%s is never ready, and logs once what to set', async (_what, isLive, env) => {
  const { errors, isReady } = readiness(isLive, respondWith(200, `{"status":"ready","env":"${env}"}`));
  expect([await isReady(), await isReady()]).toEqual([false, false]);
  expect(errors).toEqual([expect.stringContaining(`SHOP_ENV=${env}`)]);
});

it('asks the API once for all who ask at the same time, and again for who asks later', async () => {
  const fetch = jest.fn(respondWith(200, '{"status":"ready","env":"demo"}'));
  const { isReady } = readiness(false, fetch);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockImplementation(respondWith(503, ''));
  expect(await isReady()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});
