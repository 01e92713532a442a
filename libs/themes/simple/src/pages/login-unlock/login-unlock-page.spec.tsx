import { loginSpec } from '@shop/contract/auth/login';
import { isUnlockedAtom } from '@shop/feature-account/unlock/unlock-atom';
import { firstMail } from '@shop/testing-api/first-mail';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import LoginUnlockPage from './login-unlock-page';

const EMAIL = 'second@example.jp';
const PASSWORD = 'demo-pass-2026';
/** As many wrong passwords as the shop takes, and one more. */
const WRONG_TRIES = 11;
const TOO_MANY = 429;

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const signIn = async (password: string) =>
  (await api.callWith(loginSpec, { body: { email: EMAIL, password } })).status;
const CODE = /unlock\?code=([\w-]+)/;
/** The secret of the mail that a locked account gets. */
async function lockedOut(): Promise<string> {
  for (let time = 0; time < WRONG_TRIES; time += 1) await signIn('wrong-pass-1');
  const { text } = await firstMail(api, CODE);
  return CODE.exec(text)?.[1] ?? '';
}

it('[trans-unlock-flag] opening the link changes nothing; the button unlocks once and the flag is stored', async () => {
  const code = await lockedOut();
  expect(await signIn(PASSWORD)).toBe(TOO_MANY);
  const search = new URLSearchParams({ code });
  renderPage(<LoginUnlockPage params={{}} search={search} />, {
    services,
    theme: simpleTheme,
    path: '/login/unlock',
  });
  expect(await signIn(PASSWORD)).toBe(TOO_MANY);
  expect(services.store.get(isUnlockedAtom)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '停止を解除する' }));
  expect(await screen.findByText('ログインの停止を解除しました。')).toBeVisible();
  expect(services.store.get(isUnlockedAtom)).toBe(true);
  expect(await signIn(PASSWORD)).toBe(200);
});
