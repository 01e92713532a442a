import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels } from '../../db/schema';
import type { PriceSums } from '../../pricing/price-sums';
import { priceSumsOf } from '../../site/front-settings';
import { OperatorError } from '../command/operator-error';

/**
 * Throws where the shop has begun to state prices the other way since the file was read. Call it with the lease, while which
 * is held the setting cannot be changed.
 */
export async function requireSumsAsRead(db: Executor, channelId: number, sums: PriceSums): Promise<void> {
  const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
  if (channel !== undefined && priceSumsOf(channel) !== sums)
    throw new OperatorError(
      '取り込みの間に PRICE.SUMS が変わったため、何も取り込みませんでした。もう一度取り込んでください',
      'PRICE.SUMS was changed meanwhile; nothing was imported. Import the file again',
    );
}
