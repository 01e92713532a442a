import { defineWords } from '@shop/theming/words';

/** What the banner says that asks whether visits may be measured. */
export const consentWords = defineWords('consent', {
  heading: 'Cookieの設定',
  question:
    'サイトの改善のため、閲覧やお買い物の状況を計測してもよろしいでしょうか。拒否されても、すべての機能をご利用いただけます。',
  details: '詳しく',
  refuse: '拒否する',
  accept: '同意する',
});
