import { defineWords } from '@shop/theming/words';

export const schoolHomeWords = defineWords('school-home', {
  school: '学校から探す',
  measurement: '採寸データを登録する',
  contact: 'サイズの相談をする',
});
