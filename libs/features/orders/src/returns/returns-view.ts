import type { OrderReturn, OrderReturns } from '@shop/contract/returns/order-returns';
import type { OfferedExchange } from '@shop/contract/returns/exchange-product';
import type { ReturnKind } from '@shop/contract/returns/return-kind';
import type { ReturnReason } from '@shop/contract/returns/return-reason';
import type { ReturnStatus } from '@shop/contract/returns/return-status';
import type { TrackingView } from '../order-view';
import { toTracking } from '../to-order';

/** How much of which line of the order comes back. */
export interface ReturnedGoods {
  readonly lineId: number;
  readonly quantity: number;
  /** The name of what is wanted instead; null where the money is. */
  readonly wanted: string | null;
}

/** A variant for which a line can be exchanged. */
export interface ExchangeView {
  readonly productKey: string;
  /** What distinguishes it from the bought one, e.g. `170`. */
  readonly name: string;
  readonly stockState: OfferedExchange['stock_state'];
  /** Pieces left while there are few, otherwise null. */
  readonly stockLeft: number | null;
}

/** One request to return pieces of an order. */
export interface ReturnView {
  readonly id: number;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly statusName: string;
  readonly reasonName: string;
  readonly remark: string;
  readonly goods: readonly ReturnedGoods[];
  readonly isWithdrawable: boolean;
  /** How to send the goods back, or why they cannot come back; empty until the shop decided. */
  readonly answer: string;
  /** Yen with tax; null until it is completed. */
  readonly refund: number | null;
  /** Points that the order had used and that went back, and points that it brings and that were revoked. */
  readonly refundedPoints: number;
  readonly revokedPoints: number;
  /** How the wanted pieces of an exchange are shipped; null until they left. */
  readonly tracking: TrackingView | null;
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly decidedAt: string | null;
  readonly completedAt: string | null;
}

/** A reason with the last day, `YYYY-MM-DD`, on which it can be given. */
export interface ReturnReasonView {
  readonly key: ReturnReason;
  readonly name: string;
  readonly until: string;
}

/** What can be returned of an order, and what was asked for. */
export interface ReturnsView {
  /** Whether the shop takes requests here. */
  readonly isOffered: boolean;
  readonly isRequestable: boolean;
  /** The last day of all; null until the order has left. */
  readonly until: string | null;
  readonly reasons: readonly ReturnReasonView[];
  /** How much of a line can still be asked for, by the line's id. */
  readonly returnable: Readonly<Record<number, number>>;
  /** Whether another size can be asked for instead of the money. */
  readonly isExchangeOffered: boolean;
  /** For which variants a line can be exchanged, by the line's id. */
  readonly exchanges: Readonly<Record<number, readonly ExchangeView[]>>;
  /** Newest first. */
  readonly requests: readonly ReturnView[];
}

const toReturn = (wire: OrderReturn): ReturnView => ({
  id: wire.id,
  number: wire.number,
  kind: wire.kind,
  status: wire.status,
  statusName: wire.status_name,
  reasonName: wire.reason_name,
  remark: wire.remark,
  goods: wire.items.map((item) => ({
    lineId: item.order_item_id,
    quantity: item.quantity,
    wanted: item.exchange?.product_name ?? null,
  })),
  isWithdrawable: wire.is_withdrawable,
  answer: wire.answer,
  refund: wire.refund,
  refundedPoints: wire.refunded_points,
  revokedPoints: wire.revoked_points,
  tracking: wire.tracking === null ? null : toTracking(wire.tracking),
  requestedAt: wire.requested_at,
  decidedAt: wire.decided_at,
  completedAt: wire.completed_at,
});

const toExchange = (wire: OfferedExchange): ExchangeView => ({
  productKey: wire.product_key,
  name: wire.options.length === 0 ? wire.product_name : wire.options.map(({ value }) => value).join('・'),
  stockState: wire.stock_state,
  stockLeft: wire.stock_left,
});

/** The wire's returns as the pages see them. */
export const toReturns = (wire: OrderReturns): ReturnsView => ({
  isOffered: wire.is_offered,
  isRequestable: wire.is_requestable,
  until: wire.until,
  reasons: wire.reasons,
  returnable: Object.fromEntries(wire.items.map((item) => [item.order_item_id, item.returnable])),
  isExchangeOffered: wire.is_exchange_offered,
  exchanges: Object.fromEntries(
    wire.items.map((item) => [item.order_item_id, item.exchanges.map(toExchange)]),
  ),
  requests: wire.returns.map(toReturn),
});
