import { defineWords } from '@shop/theming/words';

export const logoutButtonWords = defineWords('logout-button', {
  logout: 'ログアウト',
});
