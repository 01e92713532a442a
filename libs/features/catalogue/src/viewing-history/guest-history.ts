import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { QueryClient } from '@tanstack/react-query';

/** The secret by which a guest's viewing history is found again (`x-guest-token`), as it is stored on the device. */
const NAME = 'guest_token';

/** The guest's secret on this device; null before the first product. */
export const readGuestToken = (device: NamedStorage): string | null => device.getItem(NAME);

/** Keeps the secret that the API has given out. */
export const saveGuestToken = (device: NamedStorage, token: string): void => device.setItem(NAME, token);

/**
 * Removes the guest's history from this device after a login, so that the member's is loaded. core §4,
 * interp-history-flush
 */
export function clearGuestHistory(device: NamedStorage, queryClient: QueryClient): void {
  device.removeItem(NAME);
  queryClient.removeQueries({ queryKey: [QUERY_ROOTS.viewingHistory] });
}
