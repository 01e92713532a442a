import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { browserCookies } from '@shop/session/browser-cookies';
import { users } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import VerifyPage from './verify-page';

const EMAIL = 'member@example.jp';
const PASSWORD = 'demo-pass-2026';
let api: TestApi;
let token: string;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn(EMAIL);
});
beforeEach(async () => {
  browserCookies().set('access_token', token, { days: 1 });
  browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  services = await createTestServices((await api.serve()).url);
});
afterEach(() => {
  cleanup();
  services.session.close();
});
afterAll(() => api.close());

const show = () => renderPage(<VerifyPage />, { services, theme: simpleTheme, path: '/verify' });
const verified = (emailVerifiedAt: Date | null) =>
  api.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, EMAIL));

it.each([
  ['was proved', new Date(0), /^member@example.jp は確認済みです/],
  ['was never proved, of a registered member', null, /^member@example.jp は、まだ確認が済んでいません/],
] as const)('the page says of an address that %s what holds', async (_what, at, words) => {
  await verified(at);
  show();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('確認コード')).toHaveAccessibleDescription(/6桁の数字。お送りしてから\d+分間/);
  expect(screen.getByText(/^届かないときは、迷惑メール/)).toBeVisible();
});

it('another address that waits for its code is the one that the page is about', async () => {
  const body = { email: 'wanted@example.jp', current_password: PASSWORD };
  await api.call(updateMyUserSpec, { body }, { token });
  show();
  expect(await screen.findByText(/^wanted@example.jp への変更は、確認待ちです/)).toBeVisible();
  expect(screen.getByLabelText('メールアドレス')).toHaveValue('wanted@example.jp');
});
