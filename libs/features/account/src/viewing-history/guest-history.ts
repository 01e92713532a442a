import { QUERY_ROOTS } from '@shop/query/query-roots';
import type { NamedStorage } from '@shop/site/browser-storage';
import type { QueryClient } from '@tanstack/react-query';

/** The secret by which a visitor's viewing history is found again (`x-guest-token`), as it is stored on the device. */
const NAME = 'guest_token';

/**
 * After any login: the visitor's history is forgotten here, so that the member's is loaded. core §4,
 * interp-history-flush
 */
export function flushGuestHistory(device: NamedStorage, queryClient: QueryClient): void {
  device.removeItem(NAME);
  queryClient.removeQueries({ queryKey: [QUERY_ROOTS.viewingHistory] });
}
