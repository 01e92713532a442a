import { defineWords } from '@shop/theming/words';

export const orderTimelineWords = defineWords('order-timeline', {
  label: 'ご注文からお届けまで',
  received: 'ご注文受付',
  paid: 'ご入金の確認',
  shipped: '発送',
  delivered: 'お届け',
  cancelled: 'キャンセル',
  ahead: 'これから',
  returnRequested: '返品のお申し込み',
  returnApproved: '返品の承認',
  returnRefused: '返品をお受けできませんでした',
  returnCompleted: '返品の完了',
  returnWithdrawn: '返品のお取り下げ',
  exchangeRequested: 'サイズ交換のお申し込み',
  exchangeApproved: 'サイズ交換の承認',
  exchangeRefused: 'サイズ交換をお受けできませんでした',
  exchangeCompleted: '交換品の発送',
  exchangeWithdrawn: 'サイズ交換のお取り下げ',
});
