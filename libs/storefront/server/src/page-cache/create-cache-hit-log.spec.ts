import { CachedDocumentBody } from './cached-document-body';
import { createCacheHitLog } from './create-cache-hit-log';

const document = (route: string | null) => ({
  route,
  status: 200,
  headers: {},
  etag: '"a"',
  body: new CachedDocumentBody(new Uint8Array()),
  analytics: null,
});

it('logs the cache hits of each route once a second', () => {
  jest.useFakeTimers();
  const lines: unknown[] = [];
  const countHit = createCacheHitLog({ info: (line: unknown) => void lines.push(line) });
  for (const route of ['home', 'home', 'product-list', null]) countHit(document(route));
  expect(lines).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    { route: 'home', hits: 2 },
    { route: 'product-list', hits: 1 },
    { route: '(none)', hits: 1 },
  ]);
  jest.advanceTimersByTime(5_000);
  countHit(document('home'));
  jest.advanceTimersByTime(1_000);
  expect(lines.slice(3)).toEqual([{ route: 'home', hits: 1 }]);
  jest.useRealTimers();
});
