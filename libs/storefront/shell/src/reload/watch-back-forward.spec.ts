import { type NavigationWindow, watchBackForward } from './watch-back-forward';

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
  const target: NavigationWindow = {
    performance: { getEntriesByType: () => [entry] },
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  return { target, show: (persisted: boolean) => listeners.forEach((listener) => listener({ persisted })) };
}

// spec items: error-core-network, interp-network-reload
it.each([
  ['navigate', false],
  ['reload', false],
  ['back_forward', true],
])('a page entered by %s was entered with the back or forward button: %s', (type, expected) => {
  expect(watchBackForward(page(type).target)()).toBe(expected);
});

it('a page that is restored from the back/forward cache was entered with the back or forward button', () => {
  const { target, show } = page('navigate');
  const isBackForward = watchBackForward(target);
  show(false);
  expect(isBackForward()).toBe(false);
  show(true);
  expect(isBackForward()).toBe(true);
});
