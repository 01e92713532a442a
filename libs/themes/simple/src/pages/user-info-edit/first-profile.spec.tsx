import { accountPaths } from '@shop/site/paths/account-paths';
import { browserCookies } from '@shop/session/browser-cookies';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import UserInfoEditPage from './user-info-edit-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  browserCookies().set('access_token', await api.signIn('second@example.jp'), { days: 1 });
  browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  services = await createTestServices((await api.serve()).url);
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

const show = (path: string) => {
  const search = new URLSearchParams(path.split('?')[1]);
  return renderPage(<UserInfoEditPage params={{}} search={search} />, { services, theme: simpleTheme, path });
};

it('a new member is welcomed, may write the rest later, and comes back to where they were', async () => {
  const { pathname } = show(accountPaths.firstProfile('/cart/'));
  expect(await screen.findByRole('link', { name: 'あとで入力する' })).toHaveAttribute('href', '/cart/');
  await userEvent.type(screen.getByLabelText(/^職業/), '陶芸家');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(pathname()).toBe('/cart/'));
});

it.each(['/mypage/user_info/edit', accountPaths.firstProfile('https://evil.example/')])(
  '%s welcomes nobody and leads nowhere else',
  async (path) => {
    show(path);
    await screen.findByRole('button', { name: '保存する' });
    expect(screen.queryByRole('link', { name: 'あとで入力する' })).toBeNull();
  },
);
