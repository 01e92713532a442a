import { defineWords } from '@shop/theming/words';

export const orderFindWords = defineWords('order-find', {
  heading: 'ご注文の確認',
  lead: '会員登録をせずにご注文されたお客様は、注文番号とご注文時のメールアドレス（または電話番号）を入力してください。ご注文の状況や領収書をご覧いただけるリンクを、ご注文時のメールアドレスへお送りします。',
  numberHint: 'ご注文の確認メールに記載しています',
  send: 'メールを送信する',
  sent: '該当するご注文がある場合は、メールをお送りしました',
  sentNote: 'しばらく待ってもメールが届かない場合は、入力した内容と、迷惑メールのフォルダをご確認ください。',
  again: '入力した内容を確認する',
  contact: 'お問い合わせ',
  members: '会員の方は、マイページの注文履歴でご確認いただけます。',
  toHistory: '注文履歴を見る',
});
