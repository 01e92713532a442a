import { asc } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { restockedProducts } from '../db/schema';
import { sendRestockNotices } from './send-restock-notices';

/**
 * Tells those who wait for a product whose mails a process left unwritten when it died. A product that fails is logged and
 * does not stop the others. Returns the number of mails.
 */
export async function finishRestockNotices(context: CleanupContext): Promise<number> {
  const { db, log, mail, config } = context;
  const left = await db
    .select({ id: restockedProducts.productId })
    .from(restockedProducts)
    .orderBy(asc(restockedProducts.productId));
  let sent = 0;
  for (const { id } of left) {
    if (context.isOver()) break;
    try {
      sent += await sendRestockNotices({ ...context, shopOrigins: config.shopOrigins }, id);
    } catch (error) {
      log.error({ err: error, productId: id }, 'restock notices were not sent');
    }
  }
  if (sent > 0) mail.flushLater();
  return sent;
}
