import { defineWords } from '@shop/theming/words';

/** The same words for families, whose schools prescribe the products; and those of the check by a school's code. */
export const schoolSearchWords = defineWords('school-search', {
  heading: '学校から探す',
  lead: '学校の指定品は、学校から配られたパスワードを入力するとご覧いただけます。',
  choose: '学校を選ぶ',
  chooseOne: '学校を選択してください',
  passwordHint: '入学の案内など、学校から配られた書面に記載しています。',
  unlock: '指定品を見る',
  open: '現在ご覧いただける学校',
  openUntil: (time: string) => `${time}まで`,
  openNote: 'このタブを閉じるか、期限を過ぎると、もう一度パスワードが必要になります。',
  show: '指定品を見る',
  close: '閉じる',
  showNamed: (name: string) => `${name}を見る`,
  closeNamed: (name: string) => `${name}を閉じる`,
  closed: (name: string) => `${name}を閉じました`,
  none: '現在、学校の指定品はありません',
  allProducts: 'すべての商品を見る',
  contactNote: 'パスワードがわからない場合は、学校またはお問い合わせ窓口へご確認ください。',
  contact: 'お問い合わせ',
});

export const schoolCheckWords = defineWords('school-check', {
  heading: '学校コードで確認する',
  lead: '指定品をその学校の方だけにご案内するため、学校コードと、パスワードまたは会員番号のどちらかを入力してください。いずれも、入学やご購入の案内など、学校から配られた書面に記載しています。',
  codeHint: '学校ごとの英字と数字。例：ABCD01',
  numberHint: '学校から配られた番号をお持ちの方は、パスワードの代わりに入力できます。',
  check: '学校を確認する',
  items: 'そろえるもの（必要な数とカートの中身）を確認する',
  notSold: (name: string) => `${name}の確認ができました。指定品はただいま準備中です。`,
});
