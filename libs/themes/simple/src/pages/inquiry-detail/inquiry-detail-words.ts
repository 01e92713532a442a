import { defineWords } from '@shop/theming/words';

export const inquiryDetailWords = defineWords('inquiry-detail', {
  heading: 'お問い合わせの詳細',
  inquiries: 'お問い合わせ履歴',
  number: 'お問い合わせ番号',
  status: '状況',
  category: 'お問い合わせの種類',
  noCategory: '指定なし',
  asked: '受付日時',
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  files: '添付ファイル',
  file: (name: string, size: string) => `${name}（${size}KB）`,
  talk: 'やり取り',
  fromYou: 'お客さま',
  fromShop: 'ショップ',
  reply: '返信する',
  replyHint: 'ご質問の続きや、ショップへのお返事を書いてください（4000文字まで）',
  send: '送信する',
  sent: '送信しました',
  toList: 'お問い合わせ履歴へ戻る',
});
