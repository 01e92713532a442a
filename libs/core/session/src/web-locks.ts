import type { LockPort } from './session-ports';

/** The Web Locks API. Where it is missing (plain http on another host) tasks are queued within this tab. */
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
