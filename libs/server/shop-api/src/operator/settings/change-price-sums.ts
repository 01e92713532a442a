import { and, eq, gt, sql } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { channels, imports } from '../../db/schema';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { PriceSums } from '../../pricing/price-sums';
import { priceWithoutTax } from '../../pricing/price-without-tax';
import { restateStoredAmounts } from '../../pricing/restate-stored-amounts';
import { withTax } from '../../pricing/tax-by-rate';
import { frontSettings } from '../../site/front-settings';
import { OperatorError } from '../command/operator-error';
import { lockImportLeases } from '../import/import-lease';

/** The setting that says how a shop states and counts amounts. */
export const PRICE_SUMS_SETTING = 'PRICE.SUMS';

const GIFT_FEE_SETTING = 'ORDER.SOCIAL_GIFT.CARRIAGE';

/** An import that is under way has read its prices as the shop stated them when it began; none begins until the change is done. */
async function refuseDuringImport(tx: Executor, channel: Channel): Promise<void> {
  await lockImportLeases(tx, channel.id);
  const running = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.channelId, channel.id), gt(imports.leasedUntil, sql`clock_timestamp()`)))
    .limit(1);
  if (running.length > 0)
    throw new OperatorError(
      `${channel.key} では商品を取り込んでいます。終わってから設定してください`,
      `${channel.key} is importing products; set this when that has ended`,
    );
}

/**
 * Restates all that a shop has stored, so that its goods cost what they did, to the yen where the new way allows it.
 * `channel` is the shop before the change; it is locked.
 */
export async function changePriceSums(tx: Executor, channel: Channel, to: PriceSums): Promise<void> {
  await refuseDuringImport(tx, channel);
  await restateStoredAmounts(tx, channel.id, to);
  const fee = frontSettings(channel)[GIFT_FEE_SETTING];
  const restate = to === 'with-tax' ? withTax : priceWithoutTax;
  const restated = { [GIFT_FEE_SETTING]: restate(fee, STANDARD_TAX_RATE) };
  await tx
    .update(channels)
    .set({ settings: sql`${channels.settings} || ${JSON.stringify(restated)}::jsonb` })
    .where(eq(channels.id, channel.id));
}
