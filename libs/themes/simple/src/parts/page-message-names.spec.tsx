import { isAccountDeletedAtom } from '@shop/feature-account/leave/is-account-deleted-atom';
import type { PageProps } from '@shop/theming/page-props';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import AddressBookPage from '../pages/address-book/address-book-page';
import LeavePage from '../pages/leave/leave-page';
import LogoutPage from '../pages/logout/logout-page';
import MemorialPage from '../pages/memorial/memorial-page';
import PointPage from '../pages/point/point-page';
import ReminderPage from '../pages/reminder/reminder-page';
import ReminderUsernamePage from '../pages/reminder-username/reminder-username-page';
import ResetPasswordPage from '../pages/reset-password/reset-password-page';
import ResetUsernamePage from '../pages/reset-username/reset-username-page';
import VerifyPage from '../pages/verify/verify-page';
import { reminderToken } from '../../testing/reminder-token';
import { simpleTheme } from '../theme';

const mockNames: string[] = [];
jest.mock('./page-messages', () => ({
  PageMessages: ({ page }: { readonly page: string }) => {
    mockNames.push(page);
    return null;
  },
}));

const shop = servedShopOfFile();
let services: TestServices;
beforeEach(async () => {
  mockNames.splice(0);
  services = await createTestServices(shop.url);
});
afterEach(() => {
  cleanup();
  services.session.close();
});

type Page = ComponentType<PageProps>;
const PAGES: readonly (readonly [item: string, name: string, Page: Page, isMember: boolean])[] = [
  ['pagename-mypage-leave-step-1', 'mypage leave step 1', LeavePage, true],
  ['pagename-mypage-point', 'mypage point', PointPage, true],
  ['pagename-mypage-memorial', 'mypage memorial', MemorialPage, true],
  ['pagename-mypage-mail-verify', 'mypage mail verify', VerifyPage, true],
  ['pagename-mypage-address', 'mypage address', AddressBookPage, true],
  ['pagename-reminder', 'reminder', ReminderPage, false],
  ['pagename-reminder-reset', 'reminder reset', ResetPasswordPage, false],
  ['pagename-reminder-username', 'reminder username', ReminderUsernamePage, false],
  ['pagename-username-reset', 'username reset', ResetUsernamePage, false],
];

const show = (Shown: Page, token = 'unknown') =>
  renderPage(<Shown params={{}} search={new URLSearchParams({ token })} />, {
    services,
    theme: simpleTheme,
    path: '/page',
  });

it.each(PAGES)('[%s] the page shows the messages of %s', async (_item, name, Shown, isMember) => {
  if (isMember) await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  show(Shown);
  await waitFor(() => expect(new Set(mockNames)).toEqual(new Set([name])));
});

it('[pagename-mypage-logout] the page shows the messages of mypage logout once the member has signed out', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  show(LogoutPage);
  await userEvent.click(screen.getByRole('button', { name: 'ログアウトする' }));
  await waitFor(() => expect(mockNames.at(0)).toBe('mypage logout'));
});

it('[pagename-mypage-leave-step-2] the page shows the messages of mypage leave step 2 once the account is gone', async () => {
  services.store.set(isAccountDeletedAtom, true);
  show(LeavePage);
  await waitFor(() => expect(mockNames.at(0)).toBe('mypage leave step 2'));
});

it('[pagename-username-confirm] [interp-page-names-without-route] the page shows the messages of username confirm once the user name is changed', async () => {
  show(ResetUsernamePage, await reminderToken({ api: shop.api, email: 'second@example.jp' }, 'username'));
  await userEvent.type(await screen.findByLabelText('ユーザー名'), 'second.2026');
  await userEvent.click(screen.getByRole('button', { name: '変更する' }));
  await waitFor(() => expect(mockNames.at(-1)).toBe('username confirm'));
});
