import { defineWords } from '@shop/theming/words';

export const defaultHomeWords = defineWords('default-home', {
  kitchenCopy: '手になじむ、毎日の器と道具',
  livingCopy: '部屋に灯りと、座る場所を',
  fabricCopy: '洗うほど、やわらかくなる布',
  foodCopy: '産地から届く、お茶とごはん',
  otherCopy: 'くらしを整える品々',
  heroPicture: '窓から木もれ日が差す部屋の、器と花びんと鉄びんを並べた木のテーブル',
  home: 'ホーム',
  heroFirstLine: '木もれ日のような',
  heroSecondLine: '道具とくらす。',
  heroLead: '器、布、灯り、食べもの。作り手をたずねて選んだ、毎日の手になじむものをお届けします。',
  toProducts: '商品を見る',
  rank: '位',
  taxIncluded: (price: string) => `${price}（税込）`,
});
