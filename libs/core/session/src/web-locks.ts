import type { LockPort } from './session-ports';

/** Web Locks; without them (plain HTTP on a foreign host) tasks queue within this tab. */
export function webLocks(locks: LockManager | undefined = globalThis.navigator.locks): LockPort {
  if (locks !== undefined) return { run: async (name, task) => await locks.request(name, task) };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (_name, task) => {
      const result = last.then(task);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
