import { isNarrowed, readOrderSearch } from './order-search';

test.each([
  ['', { page: 1 }, false],
  ['page=3', { page: 3 }, false],
  ['from=2026-04-01', { from: '2026-04-01', page: 1 }, true],
  ['from=2026-04-01&to=2026-04-30&page=2', { from: '2026-04-01', to: '2026-04-30', page: 2 }, true],
  // One day.
  ['from=2026-04-01&to=2026-04-01', { from: '2026-04-01', to: '2026-04-01', page: 1 }, true],
  // What the API would not take.
  ['from=2026-02-30&to=yesterday', { page: 1 }, false],
  ['from=2026-04-30&to=2026-04-01', { from: '2026-04-30', page: 1 }, true],
])('%j is the search %j', (query, search, narrowed) => {
  expect(readOrderSearch(new URLSearchParams(query))).toEqual(search);
  expect(isNarrowed(readOrderSearch(new URLSearchParams(query)))).toBe(narrowed);
});
