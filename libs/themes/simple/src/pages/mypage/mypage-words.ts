import { defineWords } from '@shop/theming/words';

export const mypageWords = defineWords('mypage', {
  orderHistory: '注文履歴',
  orderHistoryNote: 'ご注文の状況と内容',
  favourites: 'お気に入りリスト',
  favouritesNote: 'お気に入りの商品',
  bookmarks: 'ブックマーク',
  bookmarksNote: 'ブックマークした商品',
  addressBook: 'アドレス帳',
  addressBookNote: 'お届け先とご依頼主の住所',
  coupons: 'クーポン',
  couponsNote: 'お持ちのクーポンと受け取れるクーポン',
  cart: 'ショッピングカート',
  cartNote: 'カートの商品',
  password: 'パスワード変更',
  passwordNote: 'ログインのパスワード',
  leave: '退会',
  leaveNote: '会員登録の削除',
  heading: 'マイページ',
  member: (name: string) => `${name} 様`,
  menu: 'マイページのメニュー',
});
