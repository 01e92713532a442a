import { createCacheHitLog } from './cache-hit-log';
import { CachedPageBody } from './cached-page-body';

const page = (route: string | null) => ({
  route,
  status: 200,
  headers: {},
  etag: '"a"',
  body: new CachedPageBody(new Uint8Array(Buffer.from(''))),
  measured: null,
});

it('tells how often each route was answered from memory, once a second', () => {
  jest.useFakeTimers();
  const lines: unknown[] = [];
  const onAnswer = createCacheHitLog({ info: (line: unknown) => void lines.push(line) });
  for (const route of ['home', 'home', 'product-list', null]) onAnswer(page(route));
  expect(lines).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    { route: 'home', answers: 2 },
    { route: 'product-list', answers: 1 },
    { route: '(none)', answers: 1 },
  ]);
  jest.advanceTimersByTime(5_000);
  onAnswer(page('home'));
  jest.advanceTimersByTime(1_000);
  expect(lines.slice(3)).toEqual([{ route: 'home', answers: 1 }]);
  jest.useRealTimers();
});
