import { defineWords } from '@shop/theming/words';

export const catalogOrderWords = defineWords('catalog-order', {
  home: 'ホーム',
  heading: 'カタログ請求',
  lead: 'ご希望のカタログを無料でお届けします。',
  empty: 'ただいまお届けできるカタログはありません',
  toHome: 'ホームへ',
  form: 'カタログ請求の入力',
  choose: 'カタログをお選びください',
  details: (pages: number, published: string) => `${pages}ページ・${published} 発行`,
  notOrderable: '現在お届けしておりません',
  address: 'お届け先',
  emailHint: '受付の確認をお送りします',
  remarksHint: '500文字以内',
  order: '請求する',
  ordered: 'カタログ請求を承りました。お届けまでしばらくお待ちください。',
  numberIs: (number: string) => `受付番号 ${number}`,
});
