import { defineWords } from '@shop/theming/words';

export const leaveWords = defineWords('leave', {
  done: '退会の手続きが完了しました。長らくのご利用、ありがとうございました。',
  mailSent: '確認のメールをお送りしました。またのお越しをお待ちしております。',
  toHome: 'ホームへ',
  lostPoints: 'お持ちのポイントと、未使用のクーポン',
  lostEntries: 'アドレス帳、クレジットカード、記念日、採寸データ、ネーム刺繍の登録内容',
  lostFavourites: 'お気に入りリスト、いいね、ブックマーク',
  lostHistories: '閲覧履歴、検索履歴、ログイン履歴と、マイページでの注文履歴の閲覧',
  lostNotices: '再入荷のお知らせの登録と、カタログのご請求',
  lostCart: 'カートの商品',
  consequence: '退会すると、当店の会員としての登録が削除されます。元に戻すことはできません。',
  lost: '退会によって失われるもの',
  ownData: 'データの保存',
  ownDataLead:
    '会員情報、アドレス帳、ご注文、履歴など、当店が保管しているお客様のデータを、ファイル（JSON）で保存できます。退会後は保存できません。',
  saveOwnData: 'データを保存する',
  ordersStay: '確定したご注文は取り消されず、お届けいたします。ご注文の記録は法令の定めにより保管します。',
  waitForDelivery: 'お届け前のご注文がある場合は、お届けのあとに退会されることをおすすめします。',
  form: '退会の手続き',
  passwordHint:
    'ご本人の確認のため、入力してください。お忘れの場合は、ログアウトしてパスワードの再設定をお願いいたします。',
  leave: '退会する',
  back: 'マイページへ戻る',
  question: '本当に退会しますか',
  questionNote: '会員の登録と、その内容がすべて削除されます。',
  cancel: 'キャンセル',
  confirmStep: '内容の確認',
  doneStep: '退会の完了',
  heading: '退会',
  steps: '退会の手順',
});
