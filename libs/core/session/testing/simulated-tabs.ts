import type { BroadcastPort, CookiePort, LockPort, SessionMessage } from '../src/session-ports';

/** A browser for tests: cookies and locks that its tabs share, and messages that are delivered on demand. */
export interface SimulatedBrowser {
  readonly cookies: CookiePort;
  readonly jar: Map<string, string>;
  readonly locks: LockPort;
  /** Another tab's broadcast port. */
  openTab(): BroadcastPort;
  /** Delivers all posted messages. */
  deliver(): void;
}

/** Makes a browser with an empty cookie jar. */
export function simulateBrowser(): SimulatedBrowser {
  const jar = new Map<string, string>();
  const tabs: ((message: SessionMessage) => void)[][] = [];
  const pending: (() => void)[] = [];
  const last = new Map<string, Promise<unknown>>();
  return {
    jar,
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value) => void jar.set(name, value),
      remove: (name) => void jar.delete(name),
    },
    locks: {
      run: (name, task) => {
        const result = (last.get(name) ?? Promise.resolve()).then(task);
        last.set(
          name,
          result.catch(() => undefined),
        );
        return result;
      },
    },
    openTab: () => {
      const own: ((message: SessionMessage) => void)[] = [];
      tabs.push(own);
      return {
        post: (message) => {
          const others = tabs.filter((tab) => tab !== own).flat();
          pending.push(() => others.forEach((listener) => listener(message)));
        },
        listen: (listener) => {
          own.push(listener);
          return () => void own.splice(own.indexOf(listener), 1);
        },
      };
    },
    deliver: () => pending.splice(0).forEach((message) => message()),
  };
}
