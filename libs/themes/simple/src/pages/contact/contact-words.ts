import { defineWords } from '@shop/theming/words';

export const contactWords = defineWords('contact', {
  home: 'ホーム',
  heading: 'お問い合わせ',
  lead: 'ご質問やご要望をお寄せください。ご入力いただいたメールアドレスへお返事いたします。',
  faq: 'よくあるご質問もご覧ください',
  form: 'お問い合わせの入力',
  noCategory: '選択してください',
  phoneHint: 'お電話での回答をご希望の場合にご入力ください',
  memberEmail: '会員登録のメールアドレスへお返事いたします。変更は会員情報からお願いいたします。',
  aboutOrder: (orderNo: string) => `注文番号：${orderNo}\n`,
  bodyHint: '4000文字以内',
  toConfirm: '入力内容の確認へ',
  attachments: '添付ファイル',
  attach: 'ファイルを添付',
  attachHint: '画像（JPEG・PNG・WebP・GIF・AVIF）またはPDF、1件5MBまで、5件まで',
  attachmentsFull: '添付できるファイルは5件までです',
  uploading: '添付しています',
  remove: (name: string) => `${name}の添付を取り消す`,
  removeShort: '取り消す',
});
