import { defineWords } from '@shop/theming/words';

export const inquiryHistoryWords = defineWords('inquiry-history', {
  heading: 'お問い合わせ履歴',
  search: 'お問い合わせの検索',
  word: '番号・内容に含む言葉',
  status: '状況',
  anyStatus: 'すべての状況',
  waiting: '回答待ち',
  answered: '回答済み',
  category: 'お問い合わせの種類',
  anyCategory: 'すべての種類',
  submit: '検索',
  clear: '条件をクリア',
  total: (count: number) => `${count}件のお問い合わせ`,
  number: (number: string) => `お問い合わせ番号 ${number}`,
  asked: (day: string) => `受付 ${day}`,
  changed: (day: string) => `最終更新 ${day}`,
  nothing: '条件に合うお問い合わせはありません',
  empty: 'お問い合わせはまだありません',
  contact: 'お問い合わせをする',
});
