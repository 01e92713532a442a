import { EXCHANGE_SETTING } from '@shop/contract/returns/return-rules';
import { RETURN_EXCEPT_SETTING } from '../../returns/final-sales';
import type { Setting } from './setting';
import { BOOLEAN, textMatching, wholeNumberBetween } from './setting-type';

const MAX_RETURN_DAYS = 365;
const DAYS = { type: wholeNumberBetween(0, MAX_RETURN_DAYS), place: { kind: 'front' } } as const;

/** What the shop takes back, and until when. */
export const RETURN_SETTINGS: readonly Setting[] = [
  {
    ...DAYS,
    key: 'ORDER.RETURN.DAYS',
    ja: 'お客さまのご都合による返品を承る、到着からの日数（0 は商品ページに示さず、マイページでも受け付けない）',
    en: 'days after the arrival on which unused goods may be sent back; 0: product pages state none, and members cannot ask for it on their orders',
  },
  {
    ...DAYS,
    key: 'ORDER.EXCHANGE.DAYS',
    ja: '不備のあった商品の連絡を受け付ける、到着からの日数（0 は日数を示さない）',
    en: 'days after the arrival in which faulty goods are exchanged; 0: texts state none',
  },
  {
    key: RETURN_EXCEPT_SETTING,
    type: textMatching(/^([a-z\d-]+( [a-z\d-]+)*)?$/, 'flowers made-to-order'),
    place: { kind: 'front' },
    ja: 'お客さまのご都合による返品を承らないカテゴリー（キーを空白で区切る）。食品はいつも承らない',
    en: 'the keys of the categories of which nothing is taken back for a change of mind, separated by spaces; food never is',
  },
  {
    key: EXCHANGE_SETTING,
    type: BOOLEAN,
    place: { kind: 'front' },
    ja: 'サイズ交換（返品を承る店で、お届けした商品を同じ価格のほかのサイズに交換する）',
    en: 'exchanges: where returns are taken, members can ask for another size of the same price instead of the money',
  },
];
