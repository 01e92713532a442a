import { defineWords } from '@shop/theming/words';

export const loginSyncWords = defineWords('login-sync', {
  heading: 'ログイン連携',
  login: 'ログイン',
});
