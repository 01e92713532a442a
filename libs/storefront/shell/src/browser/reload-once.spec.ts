import { RELOAD_PAUSE_MS, reloadOnce } from './reload-once';

function tab() {
  const stored = new Map<string, string>();
  const clock = { ms: 1_000_000 };
  const reload = jest.fn();
  const ports = {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    now: () => clock.ms,
    reload,
  };
  return { ports, clock, reload };
}

it('reloads at most once in 60 seconds [error-core-chunk, const-chunk-reload-guard]', () => {
  const { ports, clock, reload } = tab();
  expect(reloadOnce(ports)).toBe(true);
  clock.ms += RELOAD_PAUSE_MS - 1;
  expect(reloadOnce(ports)).toBe(false);
  clock.ms += 1;
  expect(reloadOnce(ports)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
