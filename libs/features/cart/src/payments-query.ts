import type { ApiClient } from '@shop/api-client/api-client';
import { listCartPayments } from '@shop/contract/payments/list-cart-payments';
import type { CartPaymentMethod } from '@shop/contract/payments/payment-method';
import { type CreditTermsView, toCreditTerms } from '@shop/site/views/credit-terms';
import { queryOptions } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';

/** A payment method, and whether it can be selected for this cart. */
export interface PaymentChoice {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** What it adds to the total in yen with tax; 0: nothing. */
  readonly feeWithTax: number;
  readonly isSelectable: boolean;
  /** Why it cannot be chosen. */
  readonly reason: string | null;
  /** The terms of the member's company, where the way is about them. */
  readonly credit: CreditTermsView | null;
}

/** Converts a payment method. */
export function toPaymentChoice(wire: CartPaymentMethod): PaymentChoice {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    feeWithTax: wire.fee_with_tax,
    isSelectable: wire.is_selectable,
    reason: wire.reason,
    credit: wire.credit === undefined ? null : toCreditTerms(wire.credit),
  };
}

/** The payment methods of a cart. core §7 */
export function paymentsQuery(api: ApiClient, cartToken: string) {
  return queryOptions({
    queryKey: cartKeys.paymentsOf(cartToken),
    queryFn: async ({ signal }) => {
      const input = { params: { cart_token: cartToken } };
      return (await api.call(listCartPayments, input, { signal })).data.map(toPaymentChoice);
    },
  });
}
