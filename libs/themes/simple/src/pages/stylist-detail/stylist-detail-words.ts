import { defineWords } from '@shop/theming/words';

export const stylistDetailWords = defineWords('stylist-detail', {
  home: 'ホーム',
  stylists: 'スタイリスト',
  looks: 'コーディネート',
  products: (title: string) => `「${title}」の商品`,
  toStylists: 'スタイリストの一覧へ戻る',
});
