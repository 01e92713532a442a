import { CARRIERS, CarrierKey } from '@shop/contract/orders/carrier';

/** What files and people call carriers besides their keys and the names that the shop prints. */
const OTHER_NAMES: Readonly<Record<CarrierKey, readonly string[]>> = {
  yamato: [
    'ヤマト',
    'クロネコヤマト',
    'クロネコ',
    '宅急便',
    'ヤマト宅急便',
    'ネコポス',
    'クロネコゆうパケット',
  ],
  sagawa: ['佐川', 'サガワ', '飛脚宅配便', '飛脚便'],
  japanpost: ['郵便', '郵便局', 'ゆうパック', 'ゆうパケット', 'レターパック', 'クリックポスト', 'Japan Post'],
};

/** Width, case, spaces and the form of the company do not matter. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|株式会社|\(株\)/g, '');

const KEYS: ReadonlyMap<string, CarrierKey> = new Map(
  CarrierKey.options.flatMap((key) =>
    [key, CARRIERS[key].name, ...OTHER_NAMES[key]].map((name) => [plain(name), key] as const),
  ),
);

/** The carrier of a key or a name; undefined for another one. */
export const carrierOf = (given: string): CarrierKey | undefined => KEYS.get(plain(given));

/** The carriers with their names: `yamato（ヤマト運輸）`. */
export const CARRIER_WORDS = Object.entries(CARRIERS)
  .map(([key, { name }]) => `${key}（${name}）`)
  .join('、');
