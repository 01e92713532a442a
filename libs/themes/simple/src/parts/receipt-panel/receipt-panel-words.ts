import { defineWords } from '@shop/theming/words';

export const receiptPanelWords = defineWords('receipt-panel', {
  heading: '領収書',
  orderNumber: '注文番号',
  orderedAt: 'ご注文日時',
  amount: '領収金額（税込）',
  form: '領収書の記載内容',
  addresseeHint: '空欄の場合は、ご注文者のお名前になります',
  companyAddresseeHint:
    '空欄の場合は、会社名・部署・ご担当者のお名前になります。敬称を「御中」にすると、会社名・部署までになります',
  provisoHint: '空欄の場合は「お品代として」になります',
  save: '保存する',
  saved: '領収書の記載内容を保存しました',
  download: '領収書をダウンロード',
  saveFirst: '変更した内容を保存してから、ダウンロードしてください',
  reprint: 'この領収書は発行済みです。次にダウンロードする領収書には「再発行」と記載されます。',
});
