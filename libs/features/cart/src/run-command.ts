import type { ApiResponse, ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/api-error';
import type { Cart } from '@shop/contract/carts/cart';
import { acceptCart } from './accept-cart';
import type { CartContext } from './cart-context';
import type { CartView } from './cart-view';
import { openCart } from './open-cart';
import { recoverCart } from './recover-cart';

/** One change of the cart: a call that answers the whole cart. */
export interface CartCommand {
  /** See `QueuedCommand`. */
  readonly coalesceAs: string | null;
  /** Whether it means the same for the new cart that takes the place of a dead one. */
  readonly isRepeatable: boolean;
  send(api: ApiClient, cartToken: string): Promise<ApiResponse<Cart>>;
}

/** Queues the command; resolves with the whole cart, rejects with the ApiError after the cart was put right. */
export function runCommand(context: CartContext, command: CartCommand): Promise<CartView> {
  return context.queue.enqueue({
    coalesceAs: command.coalesceAs,
    run: async () => {
      const token = context.token.get() ?? (await openCart(context)).token;
      try {
        return acceptCart(context, (await command.send(context.api, token)).data);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const recovery = await recoverCart(context, error);
        const freshToken = context.token.get();
        if (recovery === 'give-up' || !command.isRepeatable || freshToken === null) throw error;
        return acceptCart(context, (await command.send(context.api, freshToken)).data);
      }
    },
  });
}

/** Queues an init: after sign-in it binds the visitor's cart to the member. */
export function reopenCart(context: CartContext): Promise<CartView> {
  return context.queue.enqueue({ coalesceAs: 'open', run: () => openCart(context) });
}
