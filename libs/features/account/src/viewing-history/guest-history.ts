import { type QueryClient } from '@tanstack/react-query';

/** Where a viewing history stands in the query cache. */
export const VIEWING_HISTORY_KEY = ['viewing-history'] as const;

/** The secret by which a visitor's viewing history is found again (`x-guest-token`); `null` where there is none yet. */
export function readGuestToken(storage: Storage, key: string): string | null {
  return storage.getItem(key);
}

/** Keeps it on this device. */
export function keepGuestToken(storage: Storage, key: string, token: string): void {
  storage.setItem(key, token);
}

/**
 * After any login: the visitor's history is forgotten here, so that the member's is loaded. core §4,
 * interp-history-flush
 */
export function flushGuestHistory(storage: Storage, key: string, queryClient: QueryClient): void {
  storage.removeItem(key);
  queryClient.removeQueries({ queryKey: VIEWING_HISTORY_KEY });
}
