import { inCentimetres } from './seed-size-table';

/**
 * The size tables of the gift shop: what is worn by the youngest. No column is a body that the shop knows: what a member
 * has had measured is not the size of the child that the gift is for.
 */
export const giftSizeTables = [
  inCentimetres(
    ['baby-wear', 'ベビー肌着', ['baby-box']],
    ['身長', '体重（kg）', '月齢の目安', '着丈'],
    [
      ['60', '55〜65', '4〜7', '3〜6か月', '41'],
      ['70', '65〜75', '7〜9', '6〜12か月', '45'],
    ],
    '60と70が一枚ずつ入り、長く着られます。首まわりは5cmほど伸びます。',
  ),
  inCentimetres(
    ['baby-cap', '赤ちゃんの帽子', ['baby-cap']],
    ['頭まわり', '深さ', '月齢の目安'],
    [['フリー', '44〜48', '15', '6か月〜2歳']],
    'あごのひもは、引くと外れる留め具つきです。',
  ),
  inCentimetres(
    ['baby-socks', '赤ちゃんの靴下', ['baby-socks']],
    ['足の長さ', '履き丈', '月齢の目安'],
    [['フリー', '9〜12', '7', '6か月〜2歳']],
    'はき口は二重で、あとが残りにくい編み方です。',
  ),
];
