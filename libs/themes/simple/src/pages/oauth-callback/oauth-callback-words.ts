import { defineWords } from '@shop/theming/words';

export const oauthCallbackWords = defineWords('oauth-callback', {
  linked: '次回から、このサービスのアカウントでログインできます。',
  notLinked: 'ログインしましたが、アカウントを連携できませんでした。',
  heading: 'ログイン',
  chooseAgain: 'ログインの方法を選び直す',
});
