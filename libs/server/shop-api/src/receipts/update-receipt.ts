import type { ReceiptInfo } from '@shop/contract/receipts/receipt';
import type { RouteContext } from '../http/route-context';
import { presentReceipt } from './present-receipt';
import type { ReceiptAccess } from './receipt-access';
import { writeReceipt } from './receipt-store';

/** Stores what changes of addressee, honorific and proviso of a receipt. */
export async function updateReceipt(context: RouteContext, access: ReceiptAccess, info: ReceiptInfo) {
  const order = await access.find(context.db);
  await writeReceipt(context.db, order.id, info);
  return presentReceipt(context.db, order);
}
