import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { mails, users } from '@shop/shop-api/db/schema';
import { readTabReturnPath } from '@shop/site/paths/tab-return-path';
import { firstMail } from '@shop/testing-api/first-mail';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import VerifyEmailPage from './verify-email-page';

const PRESENT = 'member@example.jp';
const WANTED = 'moved@example.jp';
const PASSWORD = 'demo-pass-2026';
const TOKEN = /token=([\w-]+)/;

let api: TestApi;
let services: TestServices;
/** The page of the link by which the member's address becomes another. */
let link: string;
beforeEach(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await api.db.delete(mails);
  const body = { email: WANTED, current_password: PASSWORD };
  await api.callWith(requestEmailVerifySpec, { body }, { token: await api.signIn(PRESENT) });
  link = `/verify/email?token=${TOKEN.exec((await firstMail(api, TOKEN)).text)?.[1] ?? ''}`;
});
afterEach(() => {
  services.session.close();
  return api.close();
});

const signIn = (email: string) => services.session.login({ identifier: email, password: PASSWORD });
const show = () => {
  cleanup();
  window.history.replaceState(null, '', link);
  const search = new URLSearchParams(link.split('?')[1]);
  renderPage(<VerifyEmailPage params={{}} search={search} />, { services, theme: simpleTheme, path: link });
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'メールアドレスを確認する' }));
const hasChanged = async () => (await api.db.$count(users, eq(users.email, WANTED))) > 0;

it('the link of a change leads whoever is not signed in to the sign-in and back, and then changes the address', async () => {
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('お申し込みになった会員としてログイン');
  expect(screen.getByRole('link', { name: 'ログインして続ける' })).toHaveAttribute('href', '/login/');
  expect([await hasChanged(), readTabReturnPath(services)]).toEqual([false, link]);
  await signIn(PRESENT);
  show();
  await press();
  expect(await screen.findByText('メールアドレスを確認しました。')).toBeVisible();
  expect([await hasChanged(), readTabReturnPath(services)]).toEqual([true, null]);
});

it('it leads a browser that another member is signed in with to the sign-out', async () => {
  await signIn('second@example.jp');
  show();
  await press();
  expect(await screen.findByText(/^別の会員としてログインしています/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログアウト' })).toHaveAttribute('href', '/mypage/logout');
  expect(await hasChanged()).toBe(false);
});
