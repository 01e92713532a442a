import type { ApiResponse, ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import type { Cart } from '@shop/contract/carts/cart';
import { acceptCart } from './accept-cart';
import type { CartContext } from './cart-context';
import type { CartView } from './cart-view';
import { initCart } from './init-cart';
import { recoverCart } from './recover-cart';
import { markOwnChange } from './seen/seen-cart';
import { type CartEvent, tellCartEvent } from './tell-cart-event';

/** A change of the cart: a call whose response is the whole cart. */
export interface CartCommand {
  /** See `QueuedCommand`. */
  readonly coalesceAs: string | null;
  /** Whether the command can be repeated on a new cart after the old one expired. */
  readonly isRepeatable: boolean;
  /** What the shop is told of once it is done. account §7 */
  readonly event?: CartEvent;
  send(api: ApiClient, cartToken: string): Promise<ApiResponse<Cart>>;
}

/**
 * Queues a command, which is repeated if its response is lost. Resolves with the whole cart; rejects with the ApiError
 * after the cart has been repaired.
 */
export function runCommand(context: CartContext, command: CartCommand): Promise<CartView> {
  const accept = ({ data }: ApiResponse<Cart>) => {
    const cart = acceptCart(context, data);
    markOwnChange(context.device(), cart);
    if (command.event !== undefined) tellCartEvent(context, command.event, cart.token);
    return cart;
  };
  return context.queue.enqueue({
    coalesceAs: command.coalesceAs,
    run: async () => {
      const token = context.token.get() ?? (await initCart(context)).token;
      try {
        return accept(await command.send(repeatLostCalls(context.api), token));
      } catch (error) {
        if (!isApiError(error)) throw error;
        const recovery = await recoverCart(context, error, token);
        const freshToken = context.token.get();
        if (recovery === 'give-up' || !command.isRepeatable || freshToken === null) throw error;
        return accept(await command.send(repeatLostCalls(context.api), freshToken));
      }
    },
  });
}

/** Queues an init, which after sign-in binds the guest's cart to the member. */
export function reloadCart(context: CartContext): Promise<CartView> {
  return context.queue.enqueue({ coalesceAs: 'open', run: () => initCart(context) });
}
