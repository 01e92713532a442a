import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';
import { OrderApprovalStatus } from './order-approval-status';

/** A request to approve an order, as a list shows it. */
export const OrderApprovalSummary = v.object({
  id: Id,
  status: OrderApprovalStatus,
  status_name: v.string(),
  requester_name: v.string(),
  /** Whether the member who asks has requested it. */
  is_own: v.boolean(),
  /** With tax. */
  total_payment: Yen,
  requested_at: Timestamp,
});

export type OrderApprovalSummary = v.InferOutput<typeof OrderApprovalSummary>;

/** A line of the order as it was when its approval was requested. */
export const OrderApprovalLine = v.object({
  product_key: v.string(),
  product_code: v.string(),
  product_name: v.string(),
  options: v.array(v.string()),
  /** The unit of sale; null: single pieces. */
  uos_name: v.nullable(v.string()),
  quantity: v.number(),
  /** With tax or without, as `sums` says. */
  unit_price: Yen,
  subtotal: Yen,
});

/** A request to approve an order, with what it is about. */
export const OrderApproval = v.object({
  ...OrderApprovalSummary.entries,
  requester_department: v.string(),
  /** What the requester wrote; empty: nothing. */
  comment: v.string(),
  /** Whether the member who asks may approve or reject it now. */
  can_decide: v.boolean(),
  /** Who approved or rejected it; null: nobody yet, or somebody who has left. */
  decided_by_name: v.nullable(v.string()),
  decided_at: v.nullable(Timestamp),
  /** Why it was rejected; empty where it was not. */
  reason: v.string(),
  /** The requester's order, for the requester alone. */
  order_id: v.nullable(Id),
  products: v.array(OrderApprovalLine),
  payment_name: v.nullable(v.string()),
  /** How the shop stated the amounts: all but tax and total are with tax or without. */
  sums: v.picklist(['with-tax', 'without-tax']),
  amounts: v.object({
    subtotal: Yen,
    total_carriage: Yen,
    total_packing: Yen,
    total_payment_fee: Yen,
    total_discount: Yen,
    total_point: Yen,
    total_tax: Yen,
    total_payment: Yen,
  }),
});

export type OrderApproval = v.InferOutput<typeof OrderApproval>;

/** Where a cart stands whose member has to have orders approved. */
export const CartApproval = v.object({
  /** From which total, with tax, an order has to be approved. */
  threshold: Yen,
  /** Whether this order has to be approved before it is placed. */
  is_required: v.boolean(),
  /** The last request about the cart as it is now; null where there is none. */
  request: v.nullable(
    v.object({
      id: Id,
      status: v.picklist(['requested', 'approved', 'rejected']),
      /** Why it was rejected. */
      reason: v.string(),
    }),
  ),
  /** An earlier request has lost its effect, because the cart was changed after it. */
  is_outdated: v.boolean(),
});

export type CartApproval = v.InferOutput<typeof CartApproval>;
