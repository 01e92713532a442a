import { defineWords } from '@shop/theming/words';

export const ecWords = defineWords('ec', {
  heading: 'ホーム',
  welcome: (name: string) => `${name} 様、いらっしゃいませ。`,
  toProductList: '商品一覧を見る',
  orderHistory: '注文履歴',
  points: 'ポイント',
  pointsLeft: (points: string) => `ポイント ${points}`,
  favourites: 'お気に入り',
  toFavourites: 'お気に入りリストを見る',
  signedInForPassword:
    'すでにログインしているため、メールのリンクは使わずにホームを表示しています。パスワードはマイページで変更できます。リンクから設定し直す場合は、ログアウトしてから、もう一度メールのリンクを開いてください。',
  signedInForUsername:
    'すでにログインしているため、メールのリンクは使わずにホームを表示しています。ユーザー名は会員情報でご確認いただけます。変更する場合は、ログアウトしてから、もう一度メールのリンクを開いてください。',
  toPassword: 'パスワードを変更する',
  toUserInfo: '会員情報を見る',
  or: '／',
  toLogout: 'ログアウトする',
});
