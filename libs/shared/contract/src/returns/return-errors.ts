/** The machine codes of return requests. */
export const RETURN_ERRORS = {
  /** 404: unknown, another order's or another member's. */
  notFound: 'return.not_found',
  /** 422: the shop takes no return requests here, the order has not left, or the days for this reason are over. */
  notRequestable: 'return.not_requestable',
  /** 422: fewer pieces are left to return than are asked for. */
  tooMany: 'return.too_many_pieces',
  /** 422: there are as many requests about the order as there can be (`RETURN_REQUESTS_MAX`). */
  tooManyRequests: 'return.too_many_requests',
  /** 422: the shop exchanges nothing, or not for this variant. */
  notExchangeable: 'return.not_exchangeable',
  /** 422: fewer pieces of the wanted variant are left than are asked for. */
  exchangeSoldOut: 'return.exchange_sold_out',
  /** 422: the shop has decided already. */
  notWithdrawable: 'return.not_withdrawable',
  /** 422: the request key is malformed, or was sent with another request. */
  requestKey: 'return.request_key',
} as const;
