import { defineWords } from '@shop/theming/words';

export const loginHistoryWords = defineWords('login-history', {
  heading: 'ログイン履歴',
  lead: '身に覚えのないログインがある場合は、すぐにパスワードを変更してください。ほかの端末はログアウトされます。パスキーでのログインの場合は、そのパスキーも削除してください。',
  toPassword: 'パスワードを変更する',
  total: (count: number) => `${count}件のログイン`,
  unknownSystem: '不明な端末',
  unknownBrowser: '不明なブラウザ',
  device: (system: string, browser: string) => `${system}・${browser}`,
  method: (way: string) => `${way}でログイン`,
  password: 'パスワード',
  code: '確認コード',
  passkey: 'パスキー',
  provider: 'ほかのサービスのアカウント',
  other_shop: 'グループの店からの移動',
  mail_link: 'パスワードの再設定',
  address: (address: string) => `IPアドレス ${address}`,
  empty: 'ログインの履歴はまだありません',
  toMypage: 'マイページへ戻る',
});
