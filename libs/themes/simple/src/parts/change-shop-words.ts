import { defineWords } from '@shop/theming/words';

export const changeShopWords = defineWords('change-shop', {
  heading: 'グループの店へ移動する',
  lead: '同じメールアドレスで登録した店へ、ログインしたまま移動できます。',
});
