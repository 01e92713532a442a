import type { CartApprovalView } from '../cart-view';

/** What comes before the order of a cart: nothing, a request to approve it, or waiting for the answer. */
export type CartApprovalStep = 'order' | 'request' | 'wait';

/** What its member can do with a cart that a company may have to approve. */
export function approvalStepOf(approval: CartApprovalView | null): CartApprovalStep {
  if (approval === null || !approval.isRequired) return 'order';
  switch (approval.request?.status) {
    case 'approved':
      return 'order';
    case 'requested':
      return 'wait';
    default:
      return 'request';
  }
}
