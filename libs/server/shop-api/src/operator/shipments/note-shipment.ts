import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import type { Executor } from '../../db/database';
import { consignmentOf } from '../../orders/consignment';
import { type OrderDetail, getOrder, loadOrderDetail } from '../../orders/order-store';
import { hasLeft } from '../../orders/has-left';
import { shipDestination } from '../../orders/ship-destination';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import type { PlannedShipment } from './plan-shipment';

/** An order, and which of its destinations where there are several. */
export function shipmentName({ order, shippings }: OrderDetail, destinationId: number): string {
  const at = shippings.findIndex(({ row }) => row.id === destinationId) + 1;
  return shippings.length === 1 ? order.orderNo : `${order.orderNo} お届け先 ${at} / ${shippings.length}`;
}

/** What a planned shipment does, in a line; `name`: see `shipmentName`. */
export function shipmentWords(name: string, { change, destination }: PlannedShipment): string {
  switch (change) {
    case 'first':
      return `${name}: 発送済みにします`;
    case 'more':
      return `${name}: お荷物を追加します`;
    case 'other':
      return `${name}: お問い合わせ番号を訂正します`;
    case 'same':
      return `${name}: 変更なし${hasLeft(destination) ? '（発送済み）' : ''}`;
  }
}

/**
 * Notes what left for one destination of a locked order, and returns what became of it in a line. What is already so changes
 * nothing and mails nothing.
 */
export async function noteShipment(
  tx: Executor,
  context: OperatorContext,
  orderId: number,
  { destination, consignment, change }: PlannedShipment,
): Promise<string> {
  // Read again: another shipment of the same file may have been the last but one.
  const order = await getOrder(tx, orderId);
  const { orderNo } = order;
  if (change === 'same') return `${orderNo}: すでに発送済みの番号です。変更はありません。 Nothing to change.`;
  const changed = await shipDestination(tx, context, order, { destination, consignment, change });
  const detail = await loadOrderDetail(tx, changed);
  const isCorrection = change === 'other';
  const known = consignmentOf(destination);
  const paid = { is_paid: detail.payment.isPaid };
  await recordAudit(tx, context, {
    command: 'orders shipped',
    channelId: order.channelId,
    target: orderNo,
    before: {
      status: order.status,
      ...(isCorrection ? { carrier: destination.carrier } : paid),
      ...(known === null ? {} : { tracking: known.trackingNumbers.join(',') }),
    },
    after: {
      status: changed.status,
      ...(isCorrection ? {} : paid),
      carrier: consignment.carrier,
      tracking: consignment.trackingNumbers.join(','),
      ...destinationNumber(detail, destination.id),
      ...(isCorrection ? { is_correction: true } : {}),
      ...(change === 'more' ? { is_further_parcel: true } : {}),
    },
  });
  if (isCorrection) return `${orderNo}: お問い合わせ番号を訂正しました。 Tracking number corrected.`;
  if (change === 'more') return `${orderNo}: お荷物を追加しました。 Further parcels noted.`;
  const left = detail.shippings.filter(({ row }) => hasLeft(row)).length;
  return changed.status === order.status
    ? `${orderNo}: お届け先 ${detail.shippings.length} か所のうち ${left} か所を発送しました。 ${left} of ${detail.shippings.length} destinations have left.`
    : `${orderNo}: ${ORDER_STATUS_NAMES[order.status]} → ${ORDER_STATUS_NAMES[changed.status]}`;
}

/** Which of several destinations it was. */
export function destinationNumber({ shippings }: OrderDetail, id: number) {
  return shippings.length === 1 ? {} : { destination: shippings.findIndex(({ row }) => row.id === id) + 1 };
}
