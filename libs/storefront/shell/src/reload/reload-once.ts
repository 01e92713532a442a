/** The least time between two reloads for missing code, so that a page does not reload in a loop. core §8 */
export const RELOAD_PAUSE_MS = 60_000;
/** The name, after the shop's prefix, under which the tab's storage has the time of its last reload. */
export const LAST_RELOAD_NAME = 'last_reload';

/** The parts of the browser that a reload needs. */
export interface ReloadPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/**
 * Reloads the page, at most once in 60 s and only when the browser is online and keeps the time of the reload. Returns
 * whether it does.
 */
export function reloadOnce({ storage, now, isOnline, reload }: ReloadPorts): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(LAST_RELOAD_NAME) ?? Number.NEGATIVE_INFINITY);
  if (now() - last < RELOAD_PAUSE_MS) return false;
  const reloadedAt = String(now());
  storage.setItem(LAST_RELOAD_NAME, reloadedAt);
  if (storage.getItem(LAST_RELOAD_NAME) !== reloadedAt) return false;
  reload();
  return true;
}

/** The ports of this tab; `storage` is the shop's part of its session storage. */
export const browserReload = (storage: ReloadPorts['storage']): ReloadPorts => ({
  storage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => {
    // What is typed survives the reload, so the browser must not ask whether to leave the page.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    window.location.reload();
  },
});
