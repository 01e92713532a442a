/** Storage of strings by name: the part of `Storage` that the shop uses. */
export type NamedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that lasts as long as the document. */
function memoryStorage(): NamedStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

const fallbacks = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

/**
 * The browser's local or session storage. Browsers that block site data throw when it is read; the shop then uses
 * storage in memory, and every page still works.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): NamedStorage {
  try {
    return window[name];
  } catch {
    return fallbacks[name];
  }
}
