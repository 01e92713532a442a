import type { ApiClient } from '@shop/api-client/api-client';
import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { Clock, LockPort } from '@shop/session/session-ports';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';
import type { CartView } from './cart-view';
import type { CommandQueue } from './command-queue';

/** The cookie with the cart token. */
export interface CartTokenCookie {
  get(): string | null;
  set(token: string): void;
  clear(): void;
}

/** The cookie that marks a payment in progress. core §4 */
export interface PaymentInProgressCookie {
  set(): void;
  /** Removes it; true when it was set. */
  consume(): boolean;
}

/** What the functions of the cart work with. */
export interface CartContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly token: CartTokenCookie;
  readonly paymentInProgress: PaymentInProgressCookie;
  /** The shop's part of local storage. */
  readonly device: () => NamedStorage;
  readonly clock: Clock;
  /** Across all tabs. */
  readonly locks: LockPort;
  readonly queue: CommandQueue<CartView>;
}
