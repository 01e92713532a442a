import type { ShopNames } from './shop-options';

/** The seed of a shop: one aisle with eight kinds of products in four series, 32 products in all. */
export const seedFile = ({ name, variable, title }: ShopNames) => `\
import { BY_COLOUR, bySize, kinds, lines, type ShopSeed } from '../shop-seed';

const SIZES = bySize('大きさ', ['小', 100], ['大', 140]);

/** ${title}. */
export const ${variable}Shop: ShopSeed = {
  key: '${name}',
  name: '${title}',
  description: '毎日の食卓で使う、器と道具の店です。',
  colorScheme: {},
  makers: [
    {
      key: '${name}-maker',
      name: '見本製作所',
      kana: 'ミホンセイサクショ',
      description: '小さな工房で、ひとつずつ仕上げます。',
      brands: [
        { key: '${name}-daily', name: '日々', kana: 'ヒビ' },
        { key: '${name}-season', name: '四季', kana: 'シキ' },
      ],
    },
  ],
  aisles: [
    {
      key: '${name}-table',
      name: '食卓',
      categories: { '${name}-tableware': '器', '${name}-tools': '道具' },
      kinds: kinds([
        ['mug', 'マグカップ', 'マグカップ', 'mug', '${name}-tableware', 1800, BY_COLOUR, '持ちやすい、厚手のマグカップです。'],
        ['teacup', '湯のみ', 'ユノミ', 'teacup', '${name}-tableware', 1400, BY_COLOUR, '手になじむ大きさの湯のみです。'],
        ['plate', '取り皿', 'トリザラ', 'plate', '${name}-tableware', 1600, BY_COLOUR, '重ねてしまえる取り皿です。'],
        ['bowl', '小鉢', 'コバチ', 'bowl', '${name}-tableware', 1500, BY_COLOUR, '和えものにちょうどよい小鉢です。'],
        ['kettle', 'やかん', 'ヤカン', 'kettle', '${name}-tools', 5800, SIZES, '注ぎやすい口のやかんです。'],
        ['pot', '両手鍋', 'リョウテナベ', 'pot', '${name}-tools', 7800, SIZES, '煮ものに向く、ふたの重い鍋です。'],
        ['canister', '保存容器', 'ホゾンヨウキ', 'canister', '${name}-tools', 2200, SIZES, '茶葉や乾物をしまう容器です。'],
        ['tray', 'お盆', 'オボン', 'tray', '${name}-tools', 3200, SIZES, '木目を生かしたお盆です。'],
      ]),
      lines: lines([
        ['daily', '日々', 'ヒビ', '${name}-daily', 100, ['white', 'navy'], '毎日使う定番です。'],
        ['daily-light', '日々 淡', 'ヒビアワ', '${name}-daily', 110, ['sky', 'sakura'], 'やわらかな色でそろえました。'],
        ['season', '四季', 'シキ', '${name}-season', 130, ['matcha', 'mustard'], '季節の色を映した品です。'],
        ['season-deep', '四季 濃', 'シキコイ', '${name}-season', 150, ['crimson', 'charcoal'], '深い色の、改まった品です。'],
      ]),
    },
  ],
  news: [
    { title: '開店しました', label: 'お知らせ', body: 'どうぞよろしくお願いいたします。', daysAgo: 1 },
  ],
};
`;
