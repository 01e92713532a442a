/** The machine codes of orders. */
export const ORDER_ERRORS = {
  /** 404: unknown or another's. */
  notFound: 'order.not_found',
  /** 422: already shipped or delivered, or the points that the order granted are spent. */
  notCancellable: 'order.cancel.not_cancellable',
} as const;
