/** What a browser keeps by name. */
export type NamedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps as long as the document lives. */
function documentStorage(): NamedStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const insteadOf = { localStorage: documentStorage(), sessionStorage: documentStorage() };

/**
 * A storage of the browser. One that is told to let no site keep anything throws at the mere name; the shop then keeps
 * its things as long as the document lives, and every page can be read and used.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): NamedStorage {
  try {
    return window[name];
  } catch {
    return insteadOf[name];
  }
}
