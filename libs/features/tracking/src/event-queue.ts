import type { ShopServices } from '@shop/query/shop-services';
import { atom } from 'jotai/vanilla';

const tailAtom = atom<{ readonly done: Promise<void> }>({ done: Promise.resolve() });

/**
 * Runs the jobs of a tab's events one after another, so that events arrive in the order in which they happened. Nobody misses
 * an event that does not arrive: a job that fails is over.
 */
export function enqueueEvents(store: ShopServices['store'], job: () => Promise<void>): void {
  const done = store
    .get(tailAtom)
    .done.then(job)
    .catch(() => undefined);
  store.set(tailAtom, { done });
}
