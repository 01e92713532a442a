import type { OrderDetail } from '../../orders/order-store';
import { isForOrderer } from '../../packing-slips/is-for-orderer';
import type { SlipPlace } from './find-places-to-pack';

/**
 * What orderers ask the shop for that stands on none of these slips, as the receiver of a gift must not read it: a line for each
 * order, for those who pack.
 */
export function unprintedRemarks(places: readonly SlipPlace[]): readonly string[] {
  const unprinted = new Map<string, OrderDetail>();
  for (const { detail } of places)
    if (detail.order.remarks !== '') unprinted.set(detail.order.orderNo, detail);
  for (const { detail, destination } of places) {
    const { address } = destination.row;
    if (address !== null && isForOrderer(detail, address)) unprinted.delete(detail.order.orderNo);
  }
  return [...unprinted.values()].map(
    ({ order }) => `備考のあるご注文: ${order.orderNo} 「${order.remarks.replace(/\s+/g, ' ').trim()}」`,
  );
}
