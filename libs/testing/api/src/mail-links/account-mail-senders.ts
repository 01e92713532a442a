import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { loginSpec } from '@shop/contract/auth/login';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { deletePasskeySpec } from '@shop/contract/passkeys/delete-passkey';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { addPasskey } from '../add-passkey';
import { MAIL_ORIGINS, type MailSender, type MailShop } from './mail-sender';
import { DEMO_PASSWORD } from '../demo-password';

/** Wrong passwords until a login is locked. */
const WRONG_PASSWORDS = 11;

/** What sends each mail about an account, by its subject. The last one closes an account that others need. */
export function accountMailSenders(shop: MailShop): readonly MailSender[] {
  const as = async (email: string) => ({ token: await shop.api.signIn(email) });
  const add = async (email: string) => {
    const owner = { ...(await as(email)), origin: MAIL_ORIGINS.default };
    const { id } = await addPasskey(shop.api, owner);
    return { id, owner };
  };
  const remind = (target: 'password' | 'username') => async () => {
    await shop.api.call(requestReminderSpec, { body: { email: 'second@example.jp', target } });
  };
  return [
    [
      '確認コードのお知らせ',
      () => shop.api.callWith(loginSpec, { body: { email: 'mfa@example.jp', password: DEMO_PASSWORD } }),
      [],
    ],
    [
      'メールアドレスの確認',
      async () => shop.api.call(requestEmailVerifySpec, { body: {} }, await as('unregistered@example.jp')),
      ['verify-email'],
    ],
    [
      'メールアドレスを変更しました',
      async () => {
        const member = await as('expired@example.jp');
        const body = { email: 'another@example.jp', current_password: DEMO_PASSWORD };
        await shop.api.call(requestEmailVerifySpec, { body }, member);
        const [{ text } = { text: '' }] = await shop.api.mailbox();
        const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
        await shop.api.call(checkEmailVerifySpec, { body: { token } }, member);
      },
      [],
    ],
    [
      'ログインの一時停止のお知らせ',
      async () => {
        for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1)
          await shop.api.callWith(loginSpec, {
            body: { email: 'second@example.jp', password: 'wrong-pass-1' },
          });
      },
      ['login-unlock'],
    ],
    ['ユーザー名のご確認', remind('username'), ['reset-username']],
    ['パスワードの再設定', remind('password'), ['reset-password']],
    [
      'パスワードを変更しました',
      async () => {
        const body = { current_password: DEMO_PASSWORD, password: 'Another-pass-2026' };
        await shop.api.call(updateMyPasswordSpec, { body }, await as('unregistered@example.jp'));
      },
      [],
    ],
    [
      '秘密の質問を設定しました',
      async () => {
        const body = {
          reminder: { question_ct: 4, answer: 'カレー' },
          current_password: DEMO_PASSWORD,
        } as const;
        await shop.api.call(updateMyUserSpec, { body }, await as('member@example.jp'));
      },
      [],
    ],
    ['パスキーを追加しました', () => add('member@example.jp'), []],
    [
      'パスキーを削除しました',
      async () => {
        const { id, owner } = await add('member@example.jp');
        await shop.api.call(deletePasskeySpec, { params: { id } }, owner);
      },
      [],
    ],
    [
      '退会のお手続きが完了しました',
      async () => {
        const member = await as('member@example.jp');
        await shop.api.call(deleteMyUserSpec, { body: { current_password: DEMO_PASSWORD } }, member);
      },
      [],
    ],
  ];
}
