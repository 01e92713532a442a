import { VIEWING_HISTORY_KEY } from '@shop/query';
import type { NamedStorage } from '@shop/site';
import type { QueryClient } from '@tanstack/react-query';

/** What this shop keeps on the device. */
const NAME = 'guest_token';

/** The secret by which a visitor's viewing history is found again (`x-guest-token`); `null` where there is none yet. */
export function readGuestToken(device: NamedStorage): string | null {
  return device.getItem(NAME);
}

/** Keeps it on this device. */
export function keepGuestToken(device: NamedStorage, token: string): void {
  device.setItem(NAME, token);
}

/**
 * After any login: the visitor's history is forgotten here, so that the member's is loaded. core §4,
 * interp-history-flush
 */
export function flushGuestHistory(device: NamedStorage, queryClient: QueryClient): void {
  device.removeItem(NAME);
  queryClient.removeQueries({ queryKey: VIEWING_HISTORY_KEY });
}
