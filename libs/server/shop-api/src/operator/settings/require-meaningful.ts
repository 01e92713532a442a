import { SHOPS } from '@shop/shops/shop-list';
import type { Channel } from '../../channels/channel';
import type { SettingValue } from '../../db/schema';
import { frontSettings } from '../../site/front-settings';
import { wrongUsage } from '../command/operator-error';
import type { Setting } from './setting';

/** Throws where a value has the right form but means nothing in this shop, with the reason. */
export function requireMeaningful(channel: Channel, { key }: Setting, value: SettingValue): void {
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

function requireWiderTablets(settings: ReturnType<typeof frontSettings>): void {
  const [phones, tablets] = [settings['SITE.BREAKPOINT.SCREEN-SM'], settings['SITE.BREAKPOINT.SCREEN-MD']];
  if (phones < tablets) return;
  throw wrongUsage(
    `スマートフォンの幅（SCREEN-SM、${phones}px）はタブレットの幅（SCREEN-MD、${tablets}px）より小さくしてください`,
    `Phones (SCREEN-SM, ${phones}px) must be narrower than tablets (SCREEN-MD, ${tablets}px)`,
  );
}
