import * as v from 'valibot';

/** The states of a request to approve an order, and how they are called. */
export const ORDER_APPROVAL_STATUS_NAMES = {
  requested: '承認待ち',
  approved: '承認済み',
  rejected: '差し戻し',
  withdrawn: '取り下げ',
  ordered: '注文済み',
  expired: '無効',
} as const;

/**
 * `requested` and `approved` hold as long as the cart is the one that was shown; `expired`: it has been changed, ordered
 * otherwise or given up since.
 */
export const OrderApprovalStatus = v.picklist([
  'requested',
  'approved',
  'rejected',
  'withdrawn',
  'ordered',
  'expired',
]);

export type OrderApprovalStatus = v.InferOutput<typeof OrderApprovalStatus>;
