import type { ReceiptInfo } from '@shop/contract/receipts/receipt';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderReceipts } from '../db/schema';

export type ReceiptRow = typeof orderReceipts.$inferSelect;

/** The settings of an order's receipt; the defaults until they are stored. */
export async function findReceipt(db: Executor, orderId: number): Promise<ReceiptRow> {
  const [row] = await db.select().from(orderReceipts).where(eq(orderReceipts.orderId, orderId));
  return row ?? { orderId, addressee: '', honorific: '様', proviso: '', issuedCount: 0, firstIssuedAt: null };
}

/** Stores settings of a receipt; those that are left out stay as they are. */
export async function writeReceipt(db: Executor, orderId: number, info: ReceiptInfo): Promise<ReceiptRow> {
  const [row] = await db
    .insert(orderReceipts)
    .values({ orderId, ...info })
    .onConflictDoUpdate({ target: orderReceipts.orderId, set: info })
    .returning();
  if (row === undefined) throw new Error('The receipt was not stored');
  return row;
}

/** Counts one more copy in one statement: of two concurrent ones exactly one is the first. */
export async function countReceipt(tx: Executor, orderId: number, now: Date): Promise<void> {
  await tx
    .insert(orderReceipts)
    .values({ orderId, issuedCount: 1, firstIssuedAt: now })
    .onConflictDoUpdate({
      target: orderReceipts.orderId,
      set: {
        issuedCount: sql`${orderReceipts.issuedCount} + 1`,
        firstIssuedAt: sql`coalesce(${orderReceipts.firstIssuedAt}, ${now.toISOString()}::timestamptz)`,
      },
    });
}
