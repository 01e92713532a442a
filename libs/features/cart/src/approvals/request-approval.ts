import { isApiError } from '@shop/api-client/is-api-error';
import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import { createOrderApproval } from '@shop/contract/order-approvals/create-order-approval';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { acknowledgePaymentError, agreedRevision } from '../acknowledge-payment-error';
import type { CartContext } from '../cart-context';
import { cartKeys } from '../cart-keys';
import type { CartView } from '../cart-view';
import { currentCart } from '../current-cart';
import { NoCartError } from '../decide-order';
import { initCart } from '../init-cart';
import { recoverOrder } from '../recover-order';

/** The cart as the buyer saw it, and what they write to the approver. */
export interface ApprovalRequest {
  readonly cart: Pick<CartView, 'revision' | 'totals' | 'paymentError' | 'paymentAttempt'>;
  readonly comment: string;
}

/**
 * Asks the approvers of the company to approve the order of the cart that the buyer has seen. The server stores one request
 * for each state of a cart, so a call whose response was lost is repeated and returns the same.
 */
export async function requestApproval(context: CartContext, request: ApprovalRequest): Promise<void> {
  const cart = currentCart(context.queryClient);
  const cartToken = context.token.get();
  if (cart === null || cartToken === null) {
    void context.queryClient.invalidateQueries({ queryKey: cartKeys.cart });
    throw new NoCartError('no cart');
  }
  await context.queue.enqueue({
    coalesceAs: null,
    run: async () => {
      await send(context, cartToken, request);
      return cart;
    },
  });
}

async function send(
  context: CartContext,
  cartToken: string,
  { cart, comment }: ApprovalRequest,
): Promise<void> {
  try {
    await acknowledgePaymentError(context, cartToken, cart);
    await repeatLostCalls(context.api).call(createOrderApproval, {
      body: {
        cart_token: cartToken,
        total_payment: cart.totals.payment,
        revision: agreedRevision(cart),
        comment,
      },
    });
  } catch (error) {
    if (isApiError(error)) await recoverOrder(context, error, cartToken);
    throw error;
  }
  void context.queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.orderApprovals] });
  try {
    // The cart says from now on that it waits for the approval.
    await initCart(context);
  } catch (error) {
    // The request is stored, and the client has reported the error: the cart is read again when it is next looked at.
    if (!isApiError(error)) throw error;
    void context.queryClient.invalidateQueries({ queryKey: cartKeys.cart, refetchType: 'none' });
  }
}
