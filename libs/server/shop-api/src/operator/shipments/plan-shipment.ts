import {
  type Consignment,
  type ConsignmentChange,
  consignmentChange,
  consignmentOf,
} from '../../orders/consignment';
import type { OrderDetail, OrderShippingRow } from '../../orders/order-store';
import { checkOrderStep, stepRejected } from '../orders/check-order-step';
import { chooseDestination } from './choose-destination';

/** What left, as the operator says it. */
export interface GivenShipment {
  /** From 1 on; null: the only one. */
  readonly destination: number | null;
  readonly consignment: Consignment;
}

/** What that means for the order. */
export interface PlannedShipment {
  readonly destination: OrderShippingRow;
  readonly consignment: Consignment;
  readonly change: ConsignmentChange;
}

/** Throws an `OperatorError` for what cannot have left. The caller has locked the order. */
export function planShipment(
  detail: OrderDetail,
  { destination: number, consignment }: GivenShipment,
): PlannedShipment {
  const verdict = checkOrderStep('shipped', detail);
  if (verdict !== 'change' && verdict !== 'already') throw stepRejected(detail.order, verdict);
  const destination = chooseDestination(detail, number);
  return { destination, consignment, change: consignmentChange(consignmentOf(destination), consignment) };
}
