import { defineWords } from '@shop/theming/words';

export const couponWords = defineWords('coupon', {
  home: 'ホーム',
  heading: 'クーポン',
  lead: 'クーポンは会員の方おひとりにつき1枚ずつお受け取りいただけます。受け取ると、クーポンコードが表示されます。',
  offers: '受け取れるクーポン',
  noOffers: 'ただいま受け取れるクーポンはありません',
  toProductList: '商品一覧を見る',
  taken: 'お持ちのクーポン',
  noneTaken: '受け取ったクーポンはまだありません。',
});
