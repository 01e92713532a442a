import { defineWords } from '@shop/theming/words';

export const cardAddWords = defineWords('card-add', {
  heading: 'クレジットカードの追加',
  cards: 'クレジットカード',
  lead: 'カードの情報は、下の枠に表示される決済サービスの画面で入力します。カード番号が当店に送られることはありません。',
  form: 'カードの登録',
  nameHint: '例：ふだん使い　カードを見分けるための名前です。カード番号は入力しないでください',
  entry: 'カードの情報',
  entryHint: 'カード番号、有効期限、セキュリティコードを入力し、枠の中の「登録する」を押してください。',
  frame: '決済サービスのカード入力画面',
  missing: 'カードの情報を入力し、枠の中の「登録する」を押してください',
  saving: 'カードを登録しています',
  retry: 'もう一度登録する',
  back: 'カードの一覧へ戻る',
  added: 'カードを登録しました',
  limitReached: (limit: number) =>
    `登録できるカードは${limit}枚までです。新しいカードを追加するには、使わないカードを削除してください。`,
  unavailable: '当店では、ただいまクレジットカードを登録できません。',
});
