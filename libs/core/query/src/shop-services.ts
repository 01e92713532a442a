import type { ApiClient } from '@shop/api-client/api-client';
import type { Session } from '@shop/session/session';
import type { Clock } from '@shop/session/session-ports';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';

/** What pages and features work with: one set for each tab, and for each request on the server. */
export interface ShopServices {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  /** On the server its commands reject: a page is rendered without signing in or out. */
  readonly session: Session;
  /**
   * What time it is for the shop's pages. What is rendered on the server takes it inside a query, so that the browser begins
   * with the server's answer.
   */
  readonly clock: Clock;
  /** The value of `channel-id`. core §6 */
  readonly channel: string;
}
