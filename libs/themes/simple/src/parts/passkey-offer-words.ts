import { defineWords } from '@shop/theming/words';

export const passkeyOfferWords = defineWords('passkey-offer', {
  title: '次回からパスキーでログインできます',
  lead: 'パスワードの代わりに、この端末の画面ロックの解除（指紋、顔、PINなど）でログインできます。',
  add: 'パスキーを追加する',
  dismiss: '今後表示しない',
});
