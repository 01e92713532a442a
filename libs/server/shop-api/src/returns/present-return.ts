import type { OrderReturn } from '@shop/contract/returns/order-returns';
import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { RETURN_REASON_NAMES } from '@shop/contract/returns/return-reason';
import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { presentTracking } from '../orders/present-tracking';
import { isWithdrawable } from './is-withdrawable';
import type { ReturnDetail, ReturnItemRow } from './return-store';

const presentWanted = ({ exchange }: ReturnItemRow): OrderReturn['items'][number]['exchange'] =>
  exchange === null
    ? null
    : {
        product_key: exchange.productKey,
        product_code: exchange.productCode,
        product_name: exchange.productName,
        options: exchange.options.map(({ name, value }) => ({ name, value })),
      };

/** A request as its member sees it. */
export const presentReturn = ({ request, items }: ReturnDetail): OrderReturn => ({
  id: request.id,
  number: request.number,
  kind: request.kind,
  kind_name: RETURN_KIND_NAMES[request.kind],
  status: request.status,
  status_name: RETURN_STATUS_NAMES[request.status],
  reason: request.reason,
  reason_name: RETURN_REASON_NAMES[request.reason],
  remark: request.remark,
  items: items.map((item) => ({
    order_item_id: item.orderItemId,
    quantity: item.quantity,
    exchange: presentWanted(item),
  })),
  is_withdrawable: isWithdrawable(request),
  answer: request.answer,
  refund: request.refund,
  refunded_points: request.pointsRefunded,
  revoked_points: request.pointsRevoked,
  tracking: presentTracking({ ...request, shippedAt: request.completedAt }),
  requested_at: request.requestedAt.toISOString(),
  decided_at: request.decidedAt?.toISOString() ?? null,
  completed_at: request.completedAt?.toISOString() ?? null,
});
