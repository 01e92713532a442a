import { defineWords } from '@shop/theming/words';

export const contactConfirmWords = defineWords('contact-confirm', {
  heading: 'お問い合わせ内容の確認',
  lead: 'この内容でよろしければ「送信する」を押してください。',
  category: 'お問い合わせの種類',
  name: 'お名前',
  nameKana: 'お名前（カナ）',
  email: 'メールアドレス',
  phone: '電話番号',
  body: 'お問い合わせ内容',
  attachments: '添付ファイル',
  fileNames: (names: readonly string[]) => names.join('、'),
  none: 'なし',
  send: '送信する',
  change: '変更する',
});
