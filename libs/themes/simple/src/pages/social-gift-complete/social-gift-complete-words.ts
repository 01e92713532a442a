import { defineWords } from '@shop/theming/words';

export const socialGiftCompleteWords = defineWords('social-gift-complete', {
  heading: 'ギフトの受付完了',
  done: 'お届け先を承りました。ギフトの到着まで、いましばらくお待ちください。',
  giver: '贈り主',
  giverName: (name: string) => `${name} 様`,
  deliveryDate: 'お届け希望日',
  timeSlot: 'お届け時間帯',
  arrival: 'お届け予定',
  from: (day: string) => `${day} 以降`,
  anyTime: '指定なし',
  change: 'お届け先や日時を変更されたいときは、お問い合わせください。',
  toHome: 'ホームへ',
  toContact: 'お問い合わせ',
});
