import { defineWords } from '@shop/theming/words';

export const memorialFormWords = defineWords('memorial-form', {
  form: '記念日',
  personHint: '例：祖母、父と母、山田 花子',
  chooseDivision: '選択してください',
  nameHint: '例：還暦のお祝い',
  chooseMonth: '月',
  chooseDay: '日',
  month: (month: number) => `${month}月`,
  day: (day: number) => `${day}日`,
  callHint: '例：おばあちゃん　お祝いのカードなどでの呼びかけに使います',
});
