import { defineWords } from '@shop/theming/words';

export const savedLinesWords = defineWords('cart-saved-lines', {
  heading: 'あとで買う',
  toCart: 'カートに戻す',
  forget: '削除する',
  ofProduct: (name: string) => `：${name}`,
  moved: (name: string) => `${name}をカートに戻しました。`,
  movedSome: (name: string, count: number) =>
    `${name}の一部をカートに戻しました。残りの${count}点は「あとで買う」にあります。`,
  forgotten: (name: string) => `${name}を「あとで買う」から削除しました。`,
  unavailable: 'ただいまお求めいただけません',
  unit: (name: string, pieces: number) => `${name}（1単位${pieces}点）`,
  guest: 'ログインすると、ご注文のあとも、ほかの端末でも、この一覧をご覧いただけます。',
});
