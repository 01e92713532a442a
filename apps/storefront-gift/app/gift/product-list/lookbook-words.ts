import { defineWords } from '@shop/theming/words';

export const lookbookWords = defineWords('gift-lookbook', {
  ways: '贈りものの選びかた',
  byBudget: 'ご予算から',
  upTo: (price: string) => `〜${price}`,
  anyBudget: 'すべての価格',
  byOccasion: '贈る品・お祝いから',
  everything: 'すべての贈りもの',
  byWay: '贈りかたから',
  lead: '大切な方へ、季節とお気持ちに合う品をお選びください。のし・包装紙・メッセージカードは、ご注文のときに承ります。',
});
