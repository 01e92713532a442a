import type { ApiClient } from '@shop/api-client/api-client';
import type { NamedStorage } from '@shop/site/browser-storage';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';
import type { CartView } from './cart-view';
import type { CommandQueue } from './command-queue';

/** Where the cart token is kept. */
export interface CartTokenCookie {
  get(): string | null;
  set(token: string): void;
  clear(): void;
}

/** The cookie flag of a payment that has been begun. core §4 */
export interface PaymentInProgressCookie {
  set(): void;
  /** Removes it; true when it was set. */
  consume(): boolean;
}

/** Everything that work on the cart needs. */
export interface CartContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly token: CartTokenCookie;
  readonly paymentInProgress: PaymentInProgressCookie;
  /** What the shop keeps on this device. */
  readonly device: () => NamedStorage;
  readonly queue: CommandQueue<CartView>;
}
