import type { ApiError } from '@shop/api-client/api-error';
import { isApiError } from '@shop/api-client/is-api-error';
import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { atom } from 'jotai/vanilla';
import type { CartContext } from './cart-context';
import { OrderOutcomeError } from './order-outcome-error';

/** The pauses before the server is asked once more, in ms. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
/** How long the server has for one answer: who waits for an order is told soon that nobody answers. */
const ANSWER_LIMIT_MS = 5_000;
const STATUS_OF_FAULT = 500;

/** Whether it is being found out what became of a press. */
export const isFindingOutAtom = atom(false);

/** Whether an error leaves open what the server has done. */
export const isUnclear = (error: ApiError): boolean =>
  error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server';

/** The server has rolled its work back; a proxy in between (502, 504) knows nothing of it. */
const isRolledBack = (error: ApiError): boolean =>
  error.kind === 'server' && error.status === STATUS_OF_FAULT;

/**
 * Asks the server what became of a decision that ended with this unclear error, again and again after longer pauses.
 * Returns the order and its payment; throws an OrderOutcomeError where there is none, or nobody answers. A decision whose
 * response is late may still be at work, so that only the last answer counts as none.
 */
export async function findOutDecision(
  { api, store }: Pick<CartContext, 'api' | 'store'>,
  cartToken: string,
  error: ApiError,
  pausesMs: readonly number[] = PAUSES_MS,
) {
  const params = { cart_token: cartToken, payment_id: PAYMENTS.card };
  let isAnswered = false;
  store.set(isFindingOutAtom, true);
  try {
    for (const pauseMs of [...pausesMs, null]) {
      try {
        const { data } = await api.call(checkCartPayment, { params }, { timeoutMs: ANSWER_LIMIT_MS });
        const { order_no: orderNo } = data;
        if (orderNo !== null) return { ...data, order_no: orderNo };
        isAnswered = true;
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        // Only a cart that is not ordered can be refused; one that is not found may be of a member who has signed out.
        isAnswered = failure.kind === 'rejected';
      }
      if (pauseMs === null || (isAnswered && isRolledBack(error))) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } finally {
    store.set(isFindingOutAtom, false);
  }
  throw new OrderOutcomeError(isAnswered ? 'not-placed' : 'unknown', error);
}
