import { loginSpec } from '@shop/contract/auth/login';
import { isLoginAtom } from '@shop/session/session-atoms';
import { rateCounters } from '@shop/shop-api/db/schema';
import { createReadyCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import LoginPage from './login-page';

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

it.each(['member@example.jp', 'nobody@example.jp'])(
  'whoever has tried too often as %s is told how long to wait, and the ways on',
  async (email) => {
    const body = { email, password: 'wrong-pass' };
    for (let tries = 0; tries < 10; tries += 1) await api.call(loginSpec, { body });
    show();
    await send(email, 'wrong-pass');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(/あと1[45]分ほど待って/);
    expect(failure).toHaveTextContent(/会員登録のあるメールアドレスには、停止を解除するリンク/);
    expect(within(failure).getByRole('link', { name: 'パスワードを再設定する' })).toHaveAttribute(
      'href',
      '/reminder',
    );
    await api.db.delete(rateCounters);
  },
);

it('who has signed in without having proved the mail address is led to the page that proves it', async () => {
  show();
  expect(screen.queryByRole('link', { name: 'メールアドレスを確認する' })).toBeNull();
  await send('unregistered@example.jp', PASSWORD);
  expect(await screen.findByRole('link', { name: 'メールアドレスを確認する' })).toHaveAttribute(
    'href',
    '/verify',
  );
  expect(isLogin()).toBe(false);
});

it('[trans-session-verification-completes] asks for the one-time code of the mail', async () => {
  show();
  await send('mfa@example.jp', PASSWORD);
  await userEvent.type(await screen.findByLabelText('確認コード'), '000000');
  for (const said of [
    /^ご本人であることを確認するため、ご登録のメールアドレスに/,
    /^届かないときは、迷惑メール/,
  ])
    expect(screen.getByText(said)).toBeVisible();
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

it('offers who has a cart the way on without an account right below the form, before what only members need', async () => {
  show();
  await screen.findByRole('link', { name: 'パスワードをお忘れの方' });
  expect(screen.queryByRole('link', { name: 'ログインせずに購入する' })).toBeNull();
  cleanup();
  const [product] = await wellStockedProducts(api.db, 1);
  const { token } = await createReadyCart(api, [{ product_key: product?.key ?? '', quantity: 1 }]);
  document.cookie = `default_cart_token=${token}; path=/`;
  services.queryClient.clear();
  show();
  const onward = await screen.findByRole('link', { name: 'ログインせずに購入する' });
  expect(onward).toHaveAttribute('href', '/cart/shipping-add');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(0, 2)).toEqual(['ログインせずに購入する', 'パスワードをお忘れの方']);
  document.cookie = 'default_cart_token=; Max-Age=0; path=/';
});
