import { defineWords } from '@shop/theming/words';

export const severalRecipientsWords = defineWords('gift-several-recipients', {
  lead: 'お届け先ごとに、数量・のし・包装・メッセージカードをお選びいただけます。お届け先はCSVファイルからまとめて追加できます。',
});
