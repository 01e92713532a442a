import { defineWords } from '@shop/theming/words';

export const orderReturnsWords = defineWords('order-returns', {
  heading: '返品',
  lead: (day: string, faultDay: string | null) =>
    `返品のお申し込みは${day}まで${faultDay === null ? '' : `（不良・破損・お届け間違いは${faultDay}まで）`}承ります。`,
  ask: '返品を申し込む',
  headingWithExchange: '返品・サイズ交換',
  leadWithExchange: (day: string, faultDay: string | null) =>
    `返品・サイズ交換のお申し込みは${day}まで${faultDay === null ? '' : `（不良・破損・お届け間違いは${faultDay}まで）`}承ります。`,
  askWithExchange: '返品・サイズ交換を申し込む',
  kind: 'ご希望',
  exchange: 'サイズ交換',
  wanted: '交換品',
  wantedIsReserved: '交換品は確保しています。お送りいただいた商品を確認しだい、発送いたします。',
  number: '受付番号',
  state: '状況',
  requestedAt: 'お申し込み日時',
  goods: '商品',
  piece: (name: string, quantity: number, unit: string | null) => `${name} × ${quantity}${unit ?? '点'}`,
  reason: '理由',
  remark: 'ご事情',
  instructions: '返送の方法',
  refusal: 'お受けできない理由',
  refund: 'ご返金額',
  refundedPoints: 'ご利用ポイントのご返却',
  revokedPoints: '付与ポイントの取り消し',
  points: (points: string) => `${points}ポイント`,
  waiting: '内容を確認しています。商品は、ご連絡があるまでお送りにならないようお願いいたします。',
  withdraw: '取り下げる',
  withdrawQuestion: '返品のお申し込みを取り下げますか',
  withdrawConsequence:
    '取り下げたお申し込みは元に戻せません。受付期間内であれば、もう一度お申し込みいただけます。',
  withdrawExchangeQuestion: 'サイズ交換のお申し込みを取り下げますか',
  withdrawSentConsequence:
    '確保した交換品は在庫に戻ります。商品をすでにお送りになった場合は、取り下げずにお問い合わせください。',
  withdrawnExchange: 'サイズ交換のお申し込みを取り下げました',
  withdrawn: '返品のお申し込みを取り下げました',
});
