import { defineWords } from '@shop/theming/words';

export const closedDaysWords = defineWords('closed-days', {
  heading: 'お選びいただけない日とその理由',
  day: (day: string, reason: string) => `${day}：${reason}`,
  period: (from: string, to: string, reason: string) => `${from}から${to}まで：${reason}`,
});
