import { defineWords } from '@shop/theming/words';

export const cartApprovalWords = defineWords('cart-approval', {
  required: (threshold: string) => `合計が${threshold}以上のご注文には、承認者の承認が必要です。`,
  requiredAlways: 'ご注文には、承認者の承認が必要です。',
  outdated: 'ご依頼のあとに内容が変わったため、前の依頼は無効になりました。もう一度依頼してください。',
  rejected: (reason: string) => `承認の依頼が差し戻されました。理由：${reason}`,
  waiting: '承認を依頼しました。承認されると、メールでお知らせします。内容を変えると、依頼は無効になります。',
  approved: '承認されました。注文を確定できます。内容を変えると、もう一度承認が必要になります。',
  comment: '承認者へのコメント',
  toRequest: '承認依頼の内容を見る',
  request: '承認を依頼する',
});
