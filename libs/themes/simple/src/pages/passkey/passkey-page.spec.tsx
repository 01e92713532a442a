import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { sessions } from '@shop/shop-api/db/schema';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import PasskeyPage from './passkey-page';

const shop = servedShopOfFile();

beforeAll(async () => {
  Object.assign(window, {
    PublicKeyCredential: { parseCreationOptionsFromJSON: null, parseRequestOptionsFromJSON: null },
  });
  await act(() =>
    shop.services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }),
  );
});

const show = async (method: LoginMethod) => {
  await shop.api.db.update(sessions).set({ method });
  shop.services.queryClient.removeQueries({ queryKey: ['account'] });
  renderPage(<PasskeyPage />, { services: shop.services, theme: simpleTheme, path: '/mypage/passkey' });
  await screen.findByRole('form', { name: 'この端末のパスキーを追加する' });
};

it('asks for the password, and says what members do who have none', async () => {
  await show('password');
  expect(screen.getByLabelText(/^現在のパスワード/)).toBeVisible();
  expect(screen.getByText(/パスワードを設定していない場合は/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログアウトへ進む' })).toHaveAttribute('href', '/mypage/logout');
});

it.each(['provider', 'passkey'] as const)(
  'asks for no password where the member signed in by %s a moment ago',
  async (method) => {
    await show(method);
    expect(screen.queryByLabelText(/^現在のパスワード/)).toBeNull();
    expect(screen.queryByText(/パスワードを設定していない場合は/)).toBeNull();
  },
);
