import { reloadOnce } from './reload-once';

function tab() {
  const stored = new Map<string, string>();
  const clock = { ms: 1_000_000, isOnline: true };
  const reload = jest.fn();
  const ports = {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    now: () => clock.ms,
    isOnline: () => clock.isOnline,
    reload,
  };
  return { ports, clock, reload };
}

it('reloads at most once in 60 seconds [error-core-chunk, error-account-chunk, const-chunk-reload-guard]', () => {
  const { ports, clock, reload } = tab();
  expect(reloadOnce(ports)).toBe(true);
  clock.ms += 60_000 - 1;
  expect(reloadOnce(ports)).toBe(false);
  clock.ms += 1;
  expect(reloadOnce(ports)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload offline, where the browser would show its own error page', () => {
  const { ports, clock, reload } = tab();
  clock.isOnline = false;
  expect(reloadOnce(ports)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  clock.isOnline = true;
  expect(reloadOnce(ports)).toBe(true);
});

it('does not reload where the tab cannot keep the time: it might reload in a loop', () => {
  const { ports, reload } = tab();
  expect(reloadOnce({ ...ports, storage: { getItem: () => null, setItem: () => undefined } })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
