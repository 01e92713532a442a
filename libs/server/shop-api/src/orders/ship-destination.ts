import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderShippings } from '../db/schema';
import { applyOrderStep, channelOf, type StepContext } from './apply-order-step';
import {
  type Consignment,
  type ConsignmentChange,
  consignmentColumns,
  consignmentOf,
  numbersBeside,
} from './consignment';
import { hasLeft } from './has-left';
import { loadOrderDetail, type OrderRow, type OrderShippingRow } from './order-store';
import { shipmentMail } from './shipment-mail';

/** One destination of an order, and what leaves for it. */
interface Shipment {
  readonly destination: OrderShippingRow;
  readonly consignment: Consignment;
  readonly change: Exclude<ConsignmentChange, 'same'>;
}

/**
 * Notes what left for one destination and mails its numbers; the caller has locked the order. With the last destination the
 * order is shipped, with all that hangs on that step; a correction never takes it again.
 */
export async function shipDestination(
  tx: Executor,
  context: StepContext,
  order: OrderRow,
  { destination, consignment, change }: Shipment,
): Promise<OrderRow> {
  const before = consignmentOf(destination);
  await tx
    .update(orderShippings)
    .set({
      ...consignmentColumns(consignment),
      shippedAt: destination.shippedAt ?? context.clock.now(),
    })
    .where(eq(orderShippings.id, destination.id));
  const written = await loadOrderDetail(tx, order);
  const isLast = !isShipped(order) && written.shippings.every(({ row }) => hasLeft(row));
  const changed = isLast ? await applyOrderStep(tx, context, order, { step: 'shipped' }) : order;
  const parts = {
    channel: await channelOf(tx, changed),
    shopOrigins: context.shopOrigins,
    detail: await loadOrderDetail(tx, changed),
  };
  const trackingNumbers =
    change === 'more' && before !== null ? numbersBeside(consignment, before) : consignment.trackingNumbers;
  await context.mail.send(
    tx,
    shipmentMail(parts, {
      destinationId: destination.id,
      consignment: { carrier: consignment.carrier, trackingNumbers },
      change,
    }),
  );
  return changed;
}

const isShipped = ({ status }: OrderRow): boolean => status === 'shipped' || status === 'delivered';
