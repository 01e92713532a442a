import { defineWords } from '@shop/theming/words';

export const protectedTagsWords = defineWords('protected-tags', {
  heading: 'パスワードが必要な商品',
  lead: 'パスワードをお持ちの方だけにご覧いただける商品です。入力すると、このタブで商品をご覧いただき、ご購入いただけます。',
  choose: 'パスワードを入力する',
  chooseOne: '選択してください',
  passwordHint: '担当者やご案内の書面でお伝えしたパスワードです。',
  unlock: '商品を見る',
  open: '現在ご覧いただける商品',
  openUntil: (time: string) => `${time}まで`,
  openNote: 'このタブを閉じるか、期限を過ぎると、もう一度パスワードが必要になります。',
  show: '商品を見る',
  close: '閉じる',
  showNamed: (name: string) => `${name}の商品を見る`,
  closeNamed: (name: string) => `${name}を閉じる`,
  closed: (name: string) => `${name}を閉じました`,
  none: '現在、パスワードが必要な商品はありません',
  allProducts: 'すべての商品を見る',
  contactNote: 'パスワードがわからない場合は、お問い合わせください。',
  contact: 'お問い合わせ',
});
