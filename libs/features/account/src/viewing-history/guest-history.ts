import { QUERY_ROOTS } from '@shop/query/query-roots';
import type { NamedStorage } from '@shop/site/browser-storage';
import type { QueryClient } from '@tanstack/react-query';

/** The secret by which a guest's viewing history is found again (`x-guest-token`), as it is stored on the device. */
const NAME = 'guest_token';

/**
 * Removes the guest's history from this device after a login, so that the member's is loaded. core §4,
 * interp-history-flush
 */
export function clearGuestHistory(device: NamedStorage, queryClient: QueryClient): void {
  device.removeItem(NAME);
  queryClient.removeQueries({ queryKey: [QUERY_ROOTS.viewingHistory] });
}
