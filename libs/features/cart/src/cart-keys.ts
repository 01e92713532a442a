import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of the cart, and of what the server computes from it. */
export const cartKeys = {
  cart: [QUERY_ROOTS.cart],
  /** Delivery times of every cart. */
  leadtimes: [QUERY_ROOTS.cartLeadtimes],
  leadtimesOf: (cartToken: string) => [...cartKeys.leadtimes, cartToken] as const,
  /** Payment methods of every cart. */
  payments: [QUERY_ROOTS.cartPayments],
  paymentsOf: (cartToken: string) => [...cartKeys.payments, cartToken] as const,
  /** The cart as it would be with other packings. */
  packingsPreview: (cartToken: string, revision: number, packings: readonly unknown[]) =>
    [QUERY_ROOTS.cartPackings, cartToken, revision, packings] as const,
  openPayment: (orderNo: string | undefined) => [QUERY_ROOTS.openPayment, orderNo] as const,
  orderOutcome: (orderNo: string) => [QUERY_ROOTS.orderOutcome, orderNo] as const,
} as const;
