import { defineWords } from '@shop/theming/words';

export const pointWords = defineWords('point', {
  heading: 'ポイント',
  balance: 'ポイント残高',
  unit: 'ポイント',
  expiring: (points: string, day: string) => `${points}ポイントの有効期限は${day}です。`,
  noExpiring: '有効期限の近いポイントはありません。',
  worth: '1ポイントを1円として、お買い物にお使いいただけます。',
  toCart: 'カートを見る',
  toProductList: '商品一覧を見る',
  histories: 'ポイント履歴',
  total: (count: number) => `${count}件`,
  empty: 'ポイントの履歴はまだありません',
  grant: '獲得',
  use: '利用',
  expire: '失効',
  refund: '返還',
  revoke: '取り消し',
  gained: (points: string) => `+${points}ポイント`,
  spent: (points: string) => `-${points}ポイント`,
  left: (points: string) => `残高 ${points}ポイント`,
  until: (day: string) => `有効期限 ${day}`,
});
