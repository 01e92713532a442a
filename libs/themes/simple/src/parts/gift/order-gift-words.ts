import { defineWords } from '@shop/theming/words';

export const orderGiftWords = defineWords('order-gift', {
  heading: 'ソーシャルギフト',
  receiver: '贈り先',
  receiverName: (name: string) => `${name} 様`,
  state: 'ギフトの状況',
  waiting: (day: string) => `お届け先の入力をお待ちしています。期限は${day}です`,
  completed: 'お届け先が入力されました',
  declined: '贈り先の方が辞退されました',
  expired: '期限までにお届け先が入力されませんでした',
  cancelled: 'ご注文が取り消されました',
  message: 'メッセージ',
  linkLead: '贈り先の方に、次のリンクをお伝えください。',
  mailedLead: (email: string) => `${email} へもリンクをお送りしています。`,
  mailedOncePaidLead: (email: string) => `ご入金を確認しましたら、${email} へもリンクをお送りします。`,
  copy: 'リンクをコピーする',
  copied: 'リンクをコピーしました',
  notCopied: 'コピーできませんでした。リンクを長押しするか、選択してコピーしてください',
  share: 'LINEやメールで送る',
  notShared: '送れませんでした。リンクをコピーしてお伝えください',
  shareTitle: 'ギフトが届いています',
});
