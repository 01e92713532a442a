import { defineWords } from '@shop/theming/words';

export const requestHistoryWords = defineWords('request-history', {
  heading: '商品リクエスト履歴',
  total: (count: number) => `${count}件のリクエスト`,
  received: '受付済み',
  investigating: '確認中',
  available: '取り扱いを始めました',
  declined: '取り扱いできませんでした',
  maker: (name: string) => `メーカー：${name}`,
  sent: (day: string) => `${day} にリクエスト`,
  reply: '当店からのお返事',
  search: '商品を検索する',
  ofRequest: (name: string) => `：${name}`,
  removeQuestion: '商品リクエストを履歴から削除しますか',
  removeConsequence: (name: string) =>
    `「${name}」を履歴から削除します。リクエストそのものは取り消されません。`,
  removed: '商品リクエストを履歴から削除しました',
  empty: '商品リクエストはまだありません',
  toProductList: '商品一覧を見る',
});
