import { accountPaths } from '@shop/site/paths/account-paths';
import { readMailedLink, toMailedLink } from '@shop/site/paths/mailed-link';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import EcPage from './ec-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

const show = (path: string) => {
  const search = new URLSearchParams(path.split('?')[1]);
  renderPage(<EcPage params={{}} search={search} />, { services, theme: simpleTheme, path });
};

it.each([
  ['reset-password', 'パスワードを変更する', '/mypage/password'],
  ['reset-username', '会員情報を見る', '/mypage/user_info'],
] as const)('the home in the place of %s says why, with the ways on', (link, name, path) => {
  expect(toMailedLink(link, new URLSearchParams('token=secret'))).toBe(link);
  show(accountPaths.ecInsteadOf(link));
  expect(screen.getByText(/^すでにログインしているため/)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: 'ログアウトする' })).toHaveAttribute('href', '/mypage/logout');
});

it.each(['/ec/', '/ec/?link=anything'])('%s says nothing of a link', (path) => {
  show(path);
  expect(screen.queryByText(/^すでにログインしているため/)).toBeNull();
});

it.each([
  ['login', 'token=secret'],
  ['reset-password', ''],
])('%s with %j is no mailed link', (page, search) => {
  expect(toMailedLink(page, new URLSearchParams(search))).toBeNull();
  expect(readMailedLink(new URLSearchParams())).toBeNull();
});
