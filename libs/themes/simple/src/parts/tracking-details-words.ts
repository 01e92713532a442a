import { defineWords } from '@shop/theming/words';

export const trackingDetailsWords = defineWords('tracking-details', {
  shippedAt: '発送日時',
  carrier: '配送会社',
  trackingNumber: 'お問い合わせ番号',
  followParcel: (number: string) => `${number}（荷物の状況を見る）`,
});
