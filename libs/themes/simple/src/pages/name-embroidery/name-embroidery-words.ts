import { defineWords } from '@shop/theming/words';

export const nameEmbroideryWords = defineWords('name-embroidery', {
  heading: 'ネーム刺繍',
  lead: '制服や小物に刺繍するお名前です。ご登録いただくと、刺繍を承るときにお使いになれます。',
  empty: 'ネーム刺繍が登録されていません',
  add: 'ネーム刺繍を登録する',
  current: '登録した内容',
  text: '刺繍する文字',
  script: '文字の種類',
  font: '書体',
  colour: '糸の色',
  position: '刺繍の位置',
  edit: '変更する',
  remove: '削除する',
  removed: 'ネーム刺繍を削除しました',
  removeQuestion: 'ネーム刺繍を削除しますか',
  removeConsequence: (text: string) => `「${text}」の登録を削除します。確定したご注文の刺繍は変わりません。`,
  cancel: 'キャンセル',
});
