import type { CommandOption } from '../command/operator-command';

/** What a coupon takes off and where it ends: `coupons add` needs them. */
const NEEDED: readonly CommandOption[] = [
  { name: 'name', value: 'NAME', ja: 'クーポンの名前', en: 'the name of the coupon' },
  {
    name: 'to',
    value: 'DAY',
    ja: 'この日（日本時間）の終わりまで使えます',
    en: 'it can be used up to the end of this day in Japan',
  },
];

const OTHERS: readonly CommandOption[] = [
  {
    name: 'off',
    value: 'YEN',
    isOptional: true,
    ja: '値引きする金額（円、PRICE.SUMS に従う）。--rate の代わりに',
    en: 'takes off so many yen, with tax or without as PRICE.SUMS says; instead of --rate',
  },
  {
    name: 'rate',
    value: 'PERCENT',
    isOptional: true,
    ja: '値引きする割合（1 から 100 の %）。--off の代わりに',
    en: 'takes off so many percent, 1 to 100; instead of --off',
  },
  {
    name: 'min-amount',
    value: 'YEN',
    isOptional: true,
    ja: '商品合計がこの金額（円、PRICE.SUMS に従う）以上で使えます。0 で条件なし',
    en: 'the goods must come to so many yen, with tax or without as PRICE.SUMS says; 0: any amount',
  },
  {
    name: 'from',
    value: 'DAY',
    isOptional: true,
    ja: 'この日（日本時間）の 0 時から使えます（新しいクーポンは、指定しなければ今日から）',
    en: 'it can be used from the start of this day in Japan (a new one from today on)',
  },
  {
    name: 'take-limit',
    value: 'N',
    isOptional: true,
    ja: '先着何名様まで受け取れるか。none で限度なし',
    en: 'how many members may take it; none: any number',
  },
  {
    name: 'use-limit',
    value: 'N',
    isOptional: true,
    ja: '全員あわせて何回まで使えるか。none で限度なし（お一人さまは常に一回）',
    en: 'how often it may be used in all; none: any number (each shopper uses it once)',
  },
  {
    name: 'group',
    value: 'KEY',
    isOptional: true,
    ja: 'この会員グループだけのクーポンにします（例: wholesale）。none ですべての会員',
    en: 'only for this group of customers (such as wholesale); none: for all',
  },
  {
    name: 'guests',
    value: 'true|false',
    isOptional: true,
    ja: '会員でないお客様もコードで使えるか（新しいクーポンは false）',
    en: 'whether guests may use its code too (false of a new one)',
  },
  {
    name: 'show',
    value: 'true|false',
    isOptional: true,
    ja: 'クーポンのページに載せるか。載せなくてもコードで使えます（新しいクーポンは true）',
    en: 'whether pages list it; by its code it can be used all the same (true of a new one)',
  },
  {
    name: 'description',
    value: 'TEXT',
    isOptional: true,
    ja: 'クーポンのページに出る説明',
    en: 'what the pages say about it',
  },
];

/** The options of a new coupon. */
export const NEW_COUPON_OPTIONS: readonly CommandOption[] = [...NEEDED, ...OTHERS];

/** The same where a coupon exists: any of them. */
export const COUPON_OPTIONS: readonly CommandOption[] = [
  ...NEEDED.map((option) => ({ ...option, isOptional: true })),
  ...OTHERS,
];
