import { defineWords } from '@shop/theming/words';

export const productPromiseWords = defineWords('product-promise', {
  heading: '在庫とお届け',
  earliestArrival: '最短のお届け：',
  paidFirst: (ways: readonly string[]) => `${ways.join('・')}は、ご入金の確認後に発送します`,
  carriage: (from: string, to: string) =>
    from === to ? `送料 ${from}（税込）` : `送料 ${from}〜${to}（税込）`,
  freeCarriage: 'この商品は送料無料です',
  returns: (days: number) => `未使用なら到着から${days}日以内に返品できます`,
  notReturnable: 'この商品は、お客さまのご都合による返品をお受けできません',
  cancellable: '発送前ならキャンセルできます',
  returnTerms: '返品の条件',
  sizes: 'サイズ表を見る',
  sets: 'セットでもお求めいただけます',
  units: 'ケースなど、まとめ買いの単位と価格を見る',
  askPostalCode: 'お届け先の郵便番号で調べる',
});
