import type { OrderApproval, OrderApprovalSummary } from '@shop/contract/order-approvals/order-approval';
import { ORDER_APPROVAL_STATUS_NAMES } from '@shop/contract/order-approvals/order-approval-status';
import { type ApprovalDetail, type ApprovalViewer, statusNow, type UserRow } from './order-approval-store';

const nameOf = ({ lastName, firstName }: UserRow): string => `${lastName} ${firstName}`.trim();

/** A request in a list. */
export function presentApprovalSummary(
  detail: ApprovalDetail,
  viewer: ApprovalViewer,
  now: Date,
): OrderApprovalSummary {
  const { approval, requester } = detail;
  const status = statusNow(detail, now);
  return {
    id: approval.id,
    status,
    status_name: ORDER_APPROVAL_STATUS_NAMES[status],
    requester_name: nameOf(requester),
    is_own: approval.userId === viewer.userId,
    total_payment: approval.totalPayment,
    requested_at: approval.requestedAt.toISOString(),
  };
}

/** A request with what it is about. */
export function presentApproval(detail: ApprovalDetail, viewer: ApprovalViewer, now: Date): OrderApproval {
  const { approval, requester, decider } = detail;
  const { contents } = approval;
  const summary = presentApprovalSummary(detail, viewer, now);
  return {
    ...summary,
    requester_department: requester.departmentOrPosition,
    comment: approval.comment,
    can_decide: summary.status === 'requested' && viewer.isApprover && !summary.is_own,
    decided_by_name: decider === null ? null : nameOf(decider),
    decided_at: approval.decidedAt?.toISOString() ?? null,
    reason: approval.reason,
    order_id: summary.is_own ? approval.orderId : null,
    products: contents.lines.map((line) => ({
      product_key: line.productKey,
      product_code: line.productCode,
      product_name: line.name,
      options: [...line.options],
      uos_name: line.unitName,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      subtotal: line.subtotal,
    })),
    payment_name: contents.paymentName,
    sums: contents.sums ?? 'without-tax',
    amounts: {
      subtotal: contents.subtotal,
      total_carriage: contents.shippingFee,
      total_packing: contents.packing,
      total_payment_fee: contents.paymentFee,
      total_discount: contents.discount,
      total_point: contents.point,
      total_tax: contents.tax,
      total_payment: approval.totalPayment,
    },
  };
}
