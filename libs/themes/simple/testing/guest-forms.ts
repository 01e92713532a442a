import { login, loginSpec } from '@shop/contract/auth/login';
import { requestReminder } from '@shop/contract/reminder/request-reminder';
import { resetReminder } from '@shop/contract/reminder/reset-reminder';
import { createUser } from '@shop/contract/users/create-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { browserCookies } from '@shop/session/browser-cookies';
import { users } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import LoginPage from '../src/pages/login/login-page';
import RegisterPage from '../src/pages/register/register-page';
import ReminderPage from '../src/pages/reminder/reminder-page';
import ReminderUsernamePage from '../src/pages/reminder-username/reminder-username-page';
import ResetPasswordPage from '../src/pages/reset-password/reset-password-page';
import ResetUsernamePage from '../src/pages/reset-username/reset-username-page';
import type { FormWorld, MemberFormOf } from './member-form';
import { reminderToken } from './reminder-token';

const PASSWORD = 'hana-to-mori-7';
const NEW_EMAIL = 'newcomer-of-forms@example.jp';
const MEMBER_PASSWORD = 'demo-pass-2026';
/** A mail address as it is pasted, and as the form shows it. */
const pastedEmail = (email: string) => [email.replace('@', '＠'), email] as const;

/** How many mails about this a member has got. */
const mailsAbout = async (about: string, { api, email }: Pick<FormWorld, 'api' | 'email'>) =>
  (await api.mailbox()).filter(({ to, subject }) => to === email && subject.includes(about)).length;

/** The forms for those who are not signed in, by their source. */
export const GUEST_FORMS: Readonly<Record<string, MemberFormOf>> = {
  'pages/register/register-form.tsx': ({ api }) => ({
    Page: RegisterPage,
    path: '/register',
    isForGuests: true,
    form: '新規会員登録',
    pasted: {
      メールアドレス: ['ｎｅｗｃｏｍｅｒ-of-forms＠example.jp', NEW_EMAIL],
      パスワード: [PASSWORD, PASSWORD],
      姓: ['山田　', '山田'],
      名: ['花子', '花子'],
      '姓（カナ）': ['やまだ', 'ヤマダ'],
      '名（カナ）': ['ﾊﾅｺ', 'ハナコ'],
      携帯電話番号: ['０９０－１２３４－５６７８', '090-1234-5678'],
    },
    ticked: [/同意する/],
    submit: '登録する',
    endpoint: createUser,
    refused: { body: { email: 'member@example.jp' }, field: 'メールアドレス' },
    stored: () => api.db.$count(users, eq(users.email, NEW_EMAIL)),
    once: 1,
    twice: 1,
  }),
  'pages/login/password-form.tsx': ({ api, email }) => ({
    Page: LoginPage,
    path: '/login/',
    isForGuests: true,
    form: 'ログイン',
    pasted: { メールアドレス: pastedEmail(email), パスワード: [MEMBER_PASSWORD, MEMBER_PASSWORD] },
    submit: 'ログイン',
    endpoint: login,
    isForResponse: true,
    // The token that the browser holds: a session whose token did not arrive is nobody's, and ends unused.
    stored: async () => {
      const token = browserCookies().get('access_token');
      if (token === undefined) return null;
      return (await api.call(getMyUserSpec, {}, { token })).body.email.email;
    },
    once: email,
    twice: email,
  }),
  'parts/reminder-request.tsx': ({ api, email }) => ({
    Page: ReminderPage,
    path: '/reminder',
    isForGuests: true,
    form: 'パスワードをお忘れの方',
    pasted: { メールアドレス: pastedEmail(email) },
    submit: 'メールを送信する',
    endpoint: requestReminder,
    refused: { body: { email: 'nobody' }, field: 'メールアドレス' },
    // Each mail has a link that works, however many came.
    stored: async () => (await mailsAbout('パスワードの再設定', { api, email })) > 0,
    once: true,
    twice: true,
  }),
  'pages/reminder-username/reminder-username-page.tsx': ({ api, email }) => ({
    Page: ReminderUsernamePage,
    path: '/reminder/username',
    isForGuests: true,
    form: 'ユーザー名をお忘れの方',
    pasted: { メールアドレス: pastedEmail(email) },
    submit: 'メールを送信する',
    endpoint: requestReminder,
    refused: { body: { email: 'nobody' }, field: 'メールアドレス' },
    stored: async () => (await mailsAbout('ユーザー名のご確認', { api, email })) > 0,
    once: true,
    twice: true,
  }),
  'pages/reset-password/reset-password-form.tsx': async (world) => ({
    Page: ResetPasswordPage,
    path: '/reminder/reset',
    search: `token=${await reminderToken(world, 'password')}`,
    isForGuests: true,
    form: 'パスワードの再設定',
    pasted: {
      新しいパスワード: [PASSWORD, PASSWORD],
      '新しいパスワード（確認）': [PASSWORD, PASSWORD],
    },
    submit: '再設定する',
    endpoint: resetReminder,
    refused: { body: { password: 'password1' }, field: '新しいパスワード' },
    stored: async () => {
      const { api, email } = world;
      const { status } = await api.call(loginSpec, { body: { email, password: PASSWORD } });
      return [status, await mailsAbout('パスワードを変更しました', world)];
    },
    once: [200, 1],
    twice: [200, 1],
  }),
  'pages/reset-username/reset-username-form.tsx': async (world) => ({
    Page: ResetUsernamePage,
    path: '/reminder/username/reset',
    search: `token=${await reminderToken(world, 'username')}`,
    isForGuests: true,
    form: 'ユーザー名を変更する',
    pasted: { ユーザー名: ['Ｈａｎａｋｏ.2026', 'hanako.2026'] },
    submit: '変更する',
    endpoint: resetReminder,
    refused: { body: { username: 'member' }, field: 'ユーザー名' },
    stored: async () => {
      const { api, email } = world;
      return api.db.select({ username: users.username }).from(users).where(eq(users.email, email));
    },
    once: [{ username: 'hanako.2026' }],
    twice: [{ username: 'hanako.2026' }],
  }),
};
