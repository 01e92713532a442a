import { VIEWING_HISTORY_KEY } from '@shop/query';
import { type QueryClient } from '@tanstack/react-query';

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
