import { defineWords } from '@shop/theming/words';

export const orderReceiptWords = defineWords('order-receipt', {
  heading: '領収書の発行',
  lead: '宛名と但し書きをお確かめのうえ、領収書をダウンロードしてください。',
  orderNumber: '注文番号',
  askNumber:
    '領収書を発行するご注文の注文番号を入力してください。注文番号は、ご注文の確認メールに記載しています。',
  next: '次へ',
});
