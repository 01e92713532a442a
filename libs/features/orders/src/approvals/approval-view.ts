import type { OrderApproval, OrderApprovalSummary } from '@shop/contract/order-approvals/order-approval';
import type { OrderApprovalStatus } from '@shop/contract/order-approvals/order-approval-status';

/** A request to approve an order, in a list. */
export interface ApprovalSummaryView {
  readonly id: number;
  readonly status: OrderApprovalStatus;
  readonly statusName: string;
  readonly requesterName: string;
  readonly isOwn: boolean;
  /** Yen with tax. */
  readonly totalPayment: number;
  /** ISO 8601. */
  readonly requestedAt: string;
}

/** A line of the order; yen, as `sums` says. */
export interface ApprovalLine {
  readonly productKey: string;
  readonly productCode: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly unitName: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly subtotal: number;
}

/** A request to approve an order, with what it is about. */
export interface ApprovalView extends ApprovalSummaryView {
  readonly requesterDepartment: string;
  readonly comment: string;
  /** Whether this member may approve or reject it now. */
  readonly canDecide: boolean;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
  readonly reason: string;
  /** The order that became of it, for whoever requested it. */
  readonly orderId: number | null;
  readonly lines: readonly ApprovalLine[];
  readonly paymentName: string | null;
  /** How the shop stated the amounts. */
  readonly sums: OrderApproval['sums'];
  /** Yen; all but tax and payment as `sums` says. */
  readonly amounts: {
    readonly subtotal: number;
    readonly shippingFee: number;
    readonly packing: number;
    readonly paymentFee: number;
    readonly discount: number;
    readonly point: number;
    readonly tax: number;
    readonly payment: number;
  };
}

/** Converts a request of a list. */
export const toApprovalSummary = (wire: OrderApprovalSummary): ApprovalSummaryView => ({
  id: wire.id,
  status: wire.status,
  statusName: wire.status_name,
  requesterName: wire.requester_name,
  isOwn: wire.is_own,
  totalPayment: wire.total_payment,
  requestedAt: wire.requested_at,
});

/** Converts a request. */
export const toApproval = (wire: OrderApproval): ApprovalView => ({
  ...toApprovalSummary(wire),
  requesterDepartment: wire.requester_department,
  comment: wire.comment,
  canDecide: wire.can_decide,
  decidedByName: wire.decided_by_name,
  decidedAt: wire.decided_at,
  reason: wire.reason,
  orderId: wire.order_id,
  lines: wire.products.map((line) => ({
    productKey: line.product_key,
    productCode: line.product_code,
    name: line.product_name,
    options: line.options,
    unitName: line.uos_name,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    subtotal: line.subtotal,
  })),
  paymentName: wire.payment_name,
  sums: wire.sums,
  amounts: {
    subtotal: wire.amounts.subtotal,
    shippingFee: wire.amounts.total_carriage,
    packing: wire.amounts.total_packing,
    paymentFee: wire.amounts.total_payment_fee,
    discount: wire.amounts.total_discount,
    point: wire.amounts.total_point,
    tax: wire.amounts.total_tax,
    payment: wire.amounts.total_payment,
  },
});
