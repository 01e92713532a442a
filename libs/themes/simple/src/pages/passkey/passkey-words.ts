import { FRESH_LOGIN_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import { defineWords } from '@shop/theming/words';

export const passkeyWords = defineWords('passkey', {
  heading: 'パスキー',
  lead: 'パスキーを追加すると、次回からパスワードの代わりに、端末の画面ロックの解除（指紋、顔、PINなど）でログインできます。指紋や顔のデータが当店に送られることはありません。',
  list: '追加したパスキー',
  count: (count: number, limit: number) => `${count}件を追加しています（${limit}件まで）`,
  empty: 'パスキーはまだ追加されていません',
  addedAt: '追加日',
  lastUsedAt: '最終利用日',
  neverUsed: 'まだ使われていません',
  rename: '名前を変更する',
  renameForm: (name: string) => `${name}の名前の変更`,
  renamed: 'パスキーの名前を変更しました',
  save: '保存する',
  cancel: 'キャンセル',
  ofPasskey: (name: string) => `：${name}`,
  removeQuestion: 'パスキーを削除しますか',
  removeConsequence: (name: string) =>
    `${name}を削除すると、このパスキーではログインできなくなり、ほかの端末ではもう一度ログインが必要になります。端末に残っているパスキーは、端末の設定から削除してください。`,
  removed: 'パスキーを削除しました',
  addHeading: 'この端末のパスキーを追加する',
  nameHint: 'あとで見分けられる名前をつけてください。',
  passwordHint: 'ご本人の確認のため、入力してください。',
  noPassword: `外部のアカウントで会員登録し、パスワードを設定していない場合は、いったんログアウトし、そのアカウントでログインし直して${FRESH_LOGIN_MINUTES}分以内に追加するか、「パスワードをお忘れの方」からパスワードを設定してください。`,
  toLogout: 'ログアウトへ進む',
  add: 'パスキーを追加する',
  added: 'パスキーを追加しました。次回からパスキーでログインできます。',
  full: '新しいパスキーを追加するには、使わないパスキーを削除してください。',
  unsupported:
    'このブラウザではパスキーを追加できません。ブラウザを最新版にするか、ほかの端末でお試しください。これまでどおりパスワードでログインできます。',
  unknownDevice: 'この端末',
  device: (system: string, browser: string) => `${system}・${browser}`,
});
