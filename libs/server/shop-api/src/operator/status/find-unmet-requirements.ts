import { and, eq } from 'drizzle-orm';
import { isSelling } from '../../carts/state/require-selling';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { paymentMethods } from '../../db/schema';
import type { ShopEnvironment } from '../../ports/shop-environment';
import { findMissingPages } from '../../static-pages/required-pages';

/** Why a shop takes no orders, in both languages. */
export interface UnmetRequirement {
  readonly ja: string;
  readonly en: string;
}

/** Everything that keeps a shop from taking orders; empty where it takes them. */
export async function findUnmetRequirements(
  db: Executor,
  channel: Channel,
  env: ShopEnvironment | null,
): Promise<readonly UnmetRequirement[]> {
  const unmet: UnmetRequirement[] = [];
  const missing = env === 'live' ? await findMissingPages(db, channel.id) : [];
  for (const { url, name } of missing)
    unmet.push({ ja: `「${name}」のページ（${url}）がありません`, en: `the page ${url} is missing` });
  const payments = await db.$count(
    paymentMethods,
    and(eq(paymentMethods.channelId, channel.id), eq(paymentMethods.isUsable, true)),
  );
  if (payments === 0)
    unmet.push({
      ja: '使えるお支払い方法がありません（ORDER.PAYMENT.*）',
      en: 'no way of payment is offered (ORDER.PAYMENT.*)',
    });
  if (channel.isMaintenance)
    unmet.push({ ja: 'メンテナンス中です（SITE.MAINTENANCE.IS_USE）', en: 'the shop is closed' });
  if (!isSelling(channel))
    unmet.push({
      ja: '販売を停止しています（PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING）',
      en: 'selling is stopped',
    });
  return unmet;
}
