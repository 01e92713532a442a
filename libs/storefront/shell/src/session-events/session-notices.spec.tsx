import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { users } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { render, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import SessionNotices from './session-notices';

const PASSWORD = 'demo-pass-2026';
const UNREACHED = 'second@example.jp';
const MAIL_WORDS = /メールをお届けできません/;
const PASSWORD_WORDS = /パスワードの有効期限が切れています/;

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
  await api.db.update(users).set({ mailErrorCount: 100 }).where(eq(users.email, UNREACHED));
});
afterAll(() => {
  services.session.close();
  return api.close();
});

async function show(identifier: string, path: string): Promise<void> {
  await services.session.login({ identifier, password: PASSWORD });
  const router = createMemoryRouter([{ path: '*', element: <SessionNotices /> }], { initialEntries: [path] });
  render(
    <ShopServicesProvider services={services}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
}

it.each([
  [UNREACHED, '/product', MAIL_WORDS, 'メールアドレスを確認する', '/verify'],
  ['expired@example.jp', '/product', PASSWORD_WORDS, 'パスワードを変更する', '/mypage/password'],
])(
  '[beh-flags-recorded] [gap-expired-password-behaviour] %s sees the notice on %s, with a link to the page that solves it',
  async (email, path, words, label, href) => {
    await show(email, path);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
);

it.each([
  [UNREACHED, '/verify'],
  ['expired@example.jp', '/mypage/password'],
  ['member@example.jp', '/product'],
])('%s sees no notice on %s', async (email, path) => {
  await show(email, path);
  expect([screen.queryByText(MAIL_WORDS), screen.queryByText(PASSWORD_WORDS)]).toEqual([null, null]);
});
