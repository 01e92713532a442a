import { defineWords } from '@shop/theming/words';

export const mypageNoticesWords = defineWords('mypage-notices', {
  heading: 'いまのお知らせ',
  unverified: (email: string) => `メールアドレス（${email}）の確認をお願いいたします`,
  unpaid: (number: string) => `お支払いをお待ちしています（注文番号 ${number}）`,
  pay: (payment: string, price: string, day: string) => `${payment}　${price}　${day}まで`,
  inPayment: (number: string) => `お支払いが完了していません。カートから続けられます（注文番号 ${number}）`,
  onItsWay: (number: string) => `商品を発送しました（注文番号 ${number}）`,
  expiring: (points: string, day: string) => `${points}ポイントの有効期限が${day}に切れます`,
  unread: (count: number) => `未読のメッセージが${count}件あります`,
  anniversary: (person: string, occasion: string, days: number) =>
    days === 0 ? `今日は${person} 様の${occasion}です` : `${person} 様の${occasion}まであと${days}日です`,
  coupons: (count: number) => `受け取れるクーポンが${count}枚あります`,
});
