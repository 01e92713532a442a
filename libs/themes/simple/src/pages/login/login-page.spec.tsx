import { isLoginAtom } from '@shop/session/session-atoms';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import LoginPage from './login-page';

/** The first run after a change of the seed builds its database again. */
const API_START_LIMIT_MS = 60_000;
jest.setTimeout(API_START_LIMIT_MS);
const PASSWORD = 'demo-pass-2026';

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
afterEach(() => services.session.logout());

const show = (path = '/login/') => {
  const search = new URLSearchParams(path.split('?')[1]);
  renderPage(<LoginPage params={{}} search={search} />, { services, theme: simpleTheme, path });
};
const isLogin = () => services.store.get(isLoginAtom);
const send = async (email: string, password: string) => {
  if (email !== '') await userEvent.type(screen.getByLabelText('メールアドレス'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('パスワード'), password);
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
};

it('signs in', async () => {
  show();
  await send('member@example.jp', PASSWORD);
  await waitFor(() => expect(isLogin()).toBe(true));
});

it('focuses the first invalid field and sends no request', async () => {
  show();
  await send('', '');
  expect(await screen.findByText('メールアドレスを入力してください')).toBeVisible();
  expect(screen.getByLabelText('メールアドレス')).toHaveFocus();
  expect(screen.getByLabelText('メールアドレス')).toHaveAccessibleDescription(
    'メールアドレスを入力してください',
  );
});

it('shows the same message for a wrong password and an unknown account, and keeps the input', async () => {
  show();
  await send('member@example.jp', 'wrong-pass');
  const words = (await screen.findByRole('alert')).textContent;
  expect(screen.getByLabelText('メールアドレス')).toHaveValue('member@example.jp');
  await userEvent.clear(screen.getByLabelText('メールアドレス'));
  await send('nobody@example.jp', '');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(isLogin()).toBe(false);
});

it('[trans-session-verification-completes] asks for the one-time code of the mail', async () => {
  show();
  await send('mfa@example.jp', PASSWORD);
  await userEvent.type(await screen.findByLabelText('確認コード'), '000000');
  await userEvent.click(screen.getByRole('button', { name: '認証する' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const [mail] = await api.mailbox();
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  await userEvent.clear(screen.getByLabelText('確認コード'));
  await userEvent.type(screen.getByLabelText('確認コード'), code);
  await userEvent.click(screen.getByRole('button', { name: '認証する' }));
  await waitFor(() => expect(isLogin()).toBe(true));
});

it('[beh-dest-login-re] shows why the member has to sign in again', () => {
  show('/login/?re=1');
  expect(screen.getByText(/有効期限が切れました/)).toBeVisible();
});
