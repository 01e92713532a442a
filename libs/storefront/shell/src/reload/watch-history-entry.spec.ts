import { type HistoryPage, watchHistoryEntry } from './watch-history-entry';

function page(type: string) {
  const listeners: ((event: { persisted: boolean }) => void)[] = [];
  const entry: PerformanceEntry & { type: string } = {
    type,
    name: '',
    entryType: 'navigation',
    startTime: 0,
    duration: 0,
    toJSON: () => null,
  };
  const target: HistoryPage = {
    performance: { getEntriesByType: () => [entry] },
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  return { target, show: (persisted: boolean) => listeners.forEach((listener) => listener({ persisted })) };
}

// inventory: error-core-network, interp-network-reload
it.each([
  ['navigate', false],
  ['reload', false],
  ['back_forward', true],
])('a page entered by %s came out of the history: %s', (type, expected) => {
  expect(watchHistoryEntry(page(type).target)()).toBe(expected);
});

it('a page that the browser had kept whole came out of it too', () => {
  const { target, show } = page('navigate');
  const cameFromHistory = watchHistoryEntry(target);
  show(false);
  expect(cameFromHistory()).toBe(false);
  show(true);
  expect(cameFromHistory()).toBe(true);
});
