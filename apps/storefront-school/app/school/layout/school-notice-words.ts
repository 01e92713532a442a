import { defineWords } from '@shop/theming/words';

export const schoolNoticeWords = defineWords('school-notice', {
  prescribed: '学校の指定品は',
  findSchool: '学校から探す',
});
