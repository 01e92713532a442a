import { defineWords } from '@shop/theming/words';

export const deliveryPreferenceWords = defineWords('delivery-preference', {
  earliestDay: '指定なし（最短でお届け）',
  dayAndTime: (day: string, timeSlot: string) => `${day} ${timeSlot}`,
});
