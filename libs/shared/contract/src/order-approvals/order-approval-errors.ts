/** The machine codes of requests to approve an order. */
export const ORDER_APPROVAL_ERRORS = {
  /** 404: unknown, another company's, or a colleague's that this member does not approve. */
  notFound: 'order_approval.not_found',
  /** 422: the order needs no approval. */
  notRequired: 'order_approval.not_required',
  /** 422: nobody but the member approves for the company. */
  noApprover: 'order_approval.no_approver',
  /** 422: nobody approves or rejects what they have requested themselves. */
  own: 'order_approval.own',
  /** 422: it has been decided or withdrawn already. */
  notOpen: 'order_approval.not_open',
  /** 422: the cart has been changed since it was requested. */
  outdated: 'order_approval.outdated',
} as const;
