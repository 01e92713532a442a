import { and, eq, inArray } from 'drizzle-orm';
import { SHOPS } from '@shop/shops/shop-list';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { categories, type SettingValue } from '../../db/schema';
import { readExceptedKeys, RETURN_EXCEPT_SETTING } from '../../returns/final-sales';
import { frontSettings } from '../../site/front-settings';
import { wrongUsage } from '../command/operator-error';
import type { Setting } from './setting';

/** Throws where a value has the right form but means nothing in this shop, with the reason. */
export async function requireMeaningful(
  db: Executor,
  channel: Channel,
  { key }: Setting,
  value: SettingValue,
): Promise<void> {
  if (key === RETURN_EXCEPT_SETTING) await requireCategories(db, channel, readExceptedKeys(value));
  if (key === 'SITE.NAMESPACE') requireTheme(channel, String(value));
  if (key === 'SITE.BREAKPOINT.SCREEN-SM' || key === 'SITE.BREAKPOINT.SCREEN-MD')
    requireWiderTablets({ ...frontSettings(channel), [key]: Number(value) });
}

/** A shop without a theme of that name would show the plain one. A shop that is not in the list has its own app. */
function requireTheme({ key }: Channel, namespace: string): void {
  const shop = SHOPS.find(({ channel }) => channel === key);
  if (shop === undefined) return;
  const themes: readonly string[] = shop.themes;
  if (themes.includes(namespace)) return;
  throw wrongUsage(
    `${key} にはテーマ ${namespace} がありません（${themes.join('、')}）`,
    `${key} has no theme ${namespace} (${themes.join(', ')})`,
  );
}

/** A misspelt category would be taken back all the same. */
async function requireCategories(db: Executor, { id }: Channel, keys: readonly string[]): Promise<void> {
  const known = await db
    .select({ key: categories.key })
    .from(categories)
    .where(
      and(
        eq(categories.channelId, id),
        eq(categories.tableName, 'products'),
        inArray(categories.key, [...keys]),
      ),
    );
  const unknown = keys.filter((key) => !known.some((one) => one.key === key));
  if (unknown.length === 0) return;
  throw wrongUsage(
    `${RETURN_EXCEPT_SETTING}: 商品のカテゴリーにないキーです: ${unknown.join('、')}`,
    `${RETURN_EXCEPT_SETTING}: no category of products has the key ${unknown.join(', ')}`,
  );
}

function requireWiderTablets(settings: ReturnType<typeof frontSettings>): void {
  const [phones, tablets] = [settings['SITE.BREAKPOINT.SCREEN-SM'], settings['SITE.BREAKPOINT.SCREEN-MD']];
  if (phones < tablets) return;
  throw wrongUsage(
    `スマートフォンの幅（SCREEN-SM、${phones}px）はタブレットの幅（SCREEN-MD、${tablets}px）より小さくしてください`,
    `Phones (SCREEN-SM, ${phones}px) must be narrower than tablets (SCREEN-MD, ${tablets}px)`,
  );
}
