/** A page that failed for want of its code is loaded anew, but not in a loop. core §8 */
export const RELOAD_PAUSE_MS = 60_000;
/** Under which name, after the shop's prefix, a tab keeps when it was last loaded anew. */
export const LAST_RELOAD_NAME = 'last_reload';

/** What reloading needs of the browser. */
export interface ReloadPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/** Reloads the page, at most once in 60 s and never without a network; answers whether it did. */
export function reloadOnce({ storage, now, isOnline, reload }: ReloadPorts): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(LAST_RELOAD_NAME) ?? Number.NEGATIVE_INFINITY);
  if (now() - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(LAST_RELOAD_NAME, String(now()));
  reload();
  return true;
}

/** The ports of this tab; `storage` is what the shop keeps in it. */
export const browserReload = (storage: ReloadPorts['storage']): ReloadPorts => ({
  storage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => {
    // What is written on the page is kept over this: nobody is asked before leaving.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    window.location.reload();
  },
});
