import { defineWords } from '@shop/theming/words';

export const loginSyncWords = defineWords('login-sync', {
  heading: 'ログイン連携',
  login: 'ログイン',
  unconfirmed:
    'ほかの店のログインを引き継いで、この店にログインします。ご自分で店の切り替えを選ばれた場合だけ、お進みください。',
  confirm: 'ログインを引き継ぐ',
  cancel: 'ログインせずにホームへ',
});
