import { loadOrderDetail } from '../../orders/order-store';
import type { OperatorContext } from '../command/operator-command';
import { lockShopOrder } from '../orders/find-order';
import { orderWords } from '../orders/order-words';
import { noteShipment, shipmentName, shipmentWords } from './note-shipment';
import { requireOwnNumbers } from './own-numbers';
import { type GivenShipment, planShipment } from './plan-shipment';

/**
 * Notes what left for a destination of an order. Other numbers than before are a correction, the numbers of before with
 * others are further parcels, and the same ones change nothing.
 */
export async function shipOrder(
  context: OperatorContext,
  orderNo: string,
  given: GivenShipment,
  {
    isDryRun = false,
    allowsSameTracking = false,
  }: { readonly isDryRun?: boolean; readonly allowsSameTracking?: boolean } = {},
): Promise<void> {
  const line = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const detail = await loadOrderDetail(tx, order);
    const planned = planShipment(detail, given);
    if (!allowsSameTracking) await requireOwnNumbers(tx, context, order, planned);
    return isDryRun
      ? shipmentWords(`${shipmentName(detail, planned.destination.id)}（${orderWords(detail)}）`, planned)
      : noteShipment(tx, context, order.id, planned);
  });
  context.print(line);
  await context.mail.flush();
}
