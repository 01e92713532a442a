import { defineWords } from '@shop/theming/words';

export const restockCancellationWords = defineWords('restock-cancellation', {
  title: '再入荷のお知らせ',
  question: (name: string) => `「${name}」の再入荷のお知らせを取り消しますか。`,
  confirm: 'お知らせを取り消す',
  keep: '取り消さない',
  cancelled: '再入荷のお知らせを取り消しました',
});
