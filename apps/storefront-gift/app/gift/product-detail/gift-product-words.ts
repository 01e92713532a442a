import { defineWords } from '@shop/theming/words';

export const giftProductWords = defineWords('gift-product', {
  dressing: 'のし・包装・カードをお選びいただけます',
  dressingLead: 'ご注文手続きの「配送・日時」で、表書きとお名前、包装紙、メッセージをお決めください。',
  noshi: 'のし',
  noshiTitle: '表書きを見る',
  sampleTitle: '御祝',
  sampleName: 'お名前',
  noshiPreview: (title: string, mizuhiki: string) =>
    `のしの見本：表書き「${title}」、${mizuhiki}、名入れ「お名前」`,
  mizuhiki: (name: string) => `水引 ${name}`,
  noMizuhiki: '水引なし',
  wrapping: '包装',
  wrappingPreview: '包装紙とリボンの見本',
  card: 'メッセージカード',
  cardCaption: 'カードの見本',
  cardSample: 'いつもありがとう。\nこころばかりの品を贈ります。',
  from: (price: string) => `${price}〜`,
  socialGift: '住所を知らない方へ贈る',
  socialGiftLead: (days: number) => `お渡しするリンクから、贈り先の方が${days}日以内にお届け先を入力します。`,
  points: (points: string) => `会員の方は${points}ポイント獲得`,
  reducedTaxRate: '※軽減税率対象',
});
