import { defineWords } from '@shop/theming/words';

export const socialGiftDeliveryWords = defineWords('social-gift-delivery', {
  heading: 'ギフトのお届け日時の指定',
  form: 'お届け日時の指定',
  deliveryDate: 'お届け希望日',
  earliestArrival: (day: string) => `最短のお届け：${day}`,
  earliestDay: '指定なし（最短でお届け）',
  dayIsGone: 'この日はお選びいただけなくなりました。別の日をお選びください',
  timeSlot: 'お届け時間帯',
  slotIsGone: 'この時間帯はお選びいただけなくなりました。別の時間帯をお選びください',
  anyTime: '指定なし',
});
