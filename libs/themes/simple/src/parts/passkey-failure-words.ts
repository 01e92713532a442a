import { defineWords } from '@shop/theming/words';

export const passkeyFailureWords = defineWords('passkey-failure', {
  unsupported:
    'このブラウザではパスキーを使えません。ブラウザを最新版にするか、パスワードでログインしてください。',
  exists: 'この端末のパスキーは、すでに追加されています。下の一覧をご確認ください。',
  unsuitable:
    'この端末にはパスキーを保存できません。画面ロック（指紋、顔、PINなど）を設定するか、ほかの端末でお試しください。',
  failed: 'パスキーを使えませんでした。もう一度お試しいただくか、パスワードでログインしてください。',
});
