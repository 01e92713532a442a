import { defineWords } from '@shop/theming/words';

export const schoolListWords = defineWords('school-list', {
  kinds: '用品の種類',
  everything: 'すべて',
  filter: '絞り込み',
  categories: '売り場',
  helpHeading: 'サイズ選びに迷ったら',
  help: '採寸データを登録すると、合うサイズをご案内します。',
  measure: '採寸データを登録する',
  school: '学校の指定品を探す',
});
