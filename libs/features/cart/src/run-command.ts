import type { ApiResponse, ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import type { Cart } from '@shop/contract/carts/cart';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { acceptCart } from './accept-cart';
import type { CartContext } from './cart-context';
import { type AddedProduct, cartLineEvents } from './cart-line-events';
import type { CartView } from './cart-view';
import { currentCart } from './current-cart';
import { INIT_LOCK, initCart } from './init-cart';
import { recoverCart } from './recover-cart';
import { markOwnChange } from './seen/seen-cart';

/** A change of the cart: a call whose response is the whole cart. */
export interface CartCommand {
  /** See `QueuedCommand`. */
  readonly coalesceAs: string | null;
  /** Whether the command can be repeated on a new cart after the old one expired. */
  readonly isRepeatable: boolean;
  /**
   * How it changes the lines, which the shop's statistics are told once it is done: the products that it adds, or
   * `compared` where that follows from the carts before and after. account §7
   */
  readonly changes?: readonly AddedProduct[] | 'compared';
  send(api: ApiClient, cartToken: string): Promise<ApiResponse<Cart>>;
  /** Sends it where there is no cart yet; the server begins one with it. Left out: the cart is initialised before. */
  readonly begin?: (api: ApiClient, cartToken: null) => Promise<ApiResponse<Cart>>;
}

/**
 * Queues a command, which is repeated if its response is lost. Resolves with the whole cart; rejects with the ApiError
 * after the cart has been repaired.
 */
export function runCommand(context: CartContext, command: CartCommand): Promise<CartView> {
  const accept = ({ data }: ApiResponse<Cart>) => {
    const before = currentCart(context.queryClient);
    const cart = acceptCart(context, data);
    markOwnChange(context.device(), cart);
    if (command.changes !== undefined)
      for (const event of cartLineEvents(before, cart, command.changes))
        context.store.set(tellShopEventAtom, event);
    return cart;
  };
  return context.queue.enqueue({
    coalesceAs: command.coalesceAs,
    run: async () => {
      // The cart of this moment: whoever signs out meanwhile takes nothing along.
      const present = context.token.get();
      const begun = present === null ? await beginCart(context, command, accept) : null;
      if (begun !== null) return begun;
      const token = present ?? context.token.get() ?? (await initCart(context)).token;
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

/**
 * Begins the cart with a command that can, so that the first product takes one call; null where there is a cart, the
 * command cannot, or the server rejects it: an init says more. Under the lock of an init, until the token is there: two
 * tabs do not begin a cart each.
 */
async function beginCart(
  context: CartContext,
  command: CartCommand,
  accept: (response: ApiResponse<Cart>) => CartView,
): Promise<CartView | null> {
  const { begin } = command;
  if (begin === undefined) return null;
  return await context.locks.run(INIT_LOCK, async () => {
    if (context.token.get() !== null) return null;
    try {
      return accept(await begin(repeatLostCalls(context.api), null));
    } catch (error) {
      if (isApiError(error) && error.kind === 'rejected') return null;
      throw error;
    }
  });
}

/** Queues an init, which after sign-in binds the guest's cart to the member. */
export function reloadCart(context: CartContext): Promise<CartView> {
  return context.queue.enqueue({ coalesceAs: 'open', run: () => initCart(context) });
}
