import { defineWords } from '@shop/theming/words';

export const couponWords = defineWords('coupon', {
  home: 'ホーム',
  heading: 'クーポン',
  lead: 'クーポンは会員の方おひとりにつき1枚ずつお受け取りいただけます。受け取ると、クーポンコードが表示されます。',
  offers: '受け取れるクーポン',
  noOffers: 'ただいま受け取れるクーポンはありません',
  allOfPageTaken: 'このページのクーポンは、すべてお受け取り済みです。',
  toProductList: '商品一覧を見る',
  taken: 'お持ちのクーポン',
  justTaken: (name: string) => `「${name}」を受け取りました`,
  past: '利用済み・期間外のクーポン',
  noneTaken: '受け取ったクーポンはまだありません。',
});
