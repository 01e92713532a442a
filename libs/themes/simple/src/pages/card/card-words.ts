import { defineWords } from '@shop/theming/words';

export const cardWords = defineWords('card', {
  heading: 'クレジットカード',
  lead: 'カード番号は決済サービスがお預かりし、当店には保存されません。',
  cards: '登録したカード',
  count: (count: number, limit: number) => `${count}枚を登録しています（${limit}枚まで）`,
  limitReached: '新しいカードを追加するには、使わないカードを削除してください。',
  empty: 'クレジットカードが登録されていません',
  add: 'カードを追加する',
  number: (maskedNumber: string) => `末尾 ${maskedNumber.replace(/^\*+/, '')}`,
  maskedNumber: 'カード番号',
  expiration: (expiration: string) => `有効期限 ${expiration}`,
  main: 'メインカード',
  expired: '有効期限が切れています',
  makeMain: 'メインカードにする',
  remove: '削除する',
  ofCard: (name: string) => `：${name}`,
  madeMain: 'メインカードに設定しました',
  removed: 'カードを削除しました',
  removeQuestion: 'カードを削除しますか',
  removeConsequence: (name: string) =>
    `${name}を削除します。このカードでお支払い済みのご注文には影響しません。`,
  cancel: 'キャンセル',
});
