import { browserCookies } from '@shop/session/browser-cookies';
import { displayMessages } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../theme';
import { PageMessages } from './page-messages';

let api: TestApi;
let baseUrl: string;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  baseUrl = (await api.serve()).url;
});
afterEach(() => {
  cleanup();
  services.session.close();
});
afterAll(() => api.close());

async function open(page: Parameters<typeof PageMessages>[0]['page']) {
  services = await createTestServices(baseUrl);
  renderPage(<PageMessages page={page} />, { services, theme: simpleTheme });
}

it('[pagename-mypage-address, trans-message-hidden-until-updated, interp-single-message] a message that was hidden stays away until it changes', async () => {
  await open('mypage address');
  await userEvent.click(await screen.findByRole('button', { name: /^今後表示しない/ }));
  expect(screen.queryByText('アドレス帳について')).toBeNull();
  expect(screen.getByRole('group', { name: '店からのご案内' })).toHaveFocus();
  expect(browserCookies().get('default_message_address')).toMatch(/^\d{4}-/);
  cleanup();
  services.session.close();
  await open('mypage address');
  await screen.findByRole('group', { name: '店からのご案内' });
  expect(screen.queryByText('アドレス帳について')).toBeNull();
  cleanup();
  services.session.close();
  await api.db
    .update(displayMessages)
    .set({ updatedAt: new Date('2026-06-11T00:00:00+09:00') })
    .where(eq(displayMessages.code, 'address'));
  await open('mypage address');
  expect(await screen.findByText('アドレス帳について')).toBeVisible();
});

it.each([
  ['[pagename-mypage-leave-step-1]', 'mypage leave step 1', '退会の前にご確認ください'],
  ['[pagename-mypage-leave-step-2]', 'mypage leave step 2', '退会のあとについて'],
  ['[pagename-mypage-mail-verify]', 'mypage mail verify', 'メールアドレスの確認'],
  ['[pagename-reminder-reset]', 'reminder reset', '新しいパスワードの決めかた'],
] as const)('%s a message that cannot be hidden has no button', async (_item, page, title) => {
  await open(page);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['[pagename-reminder]', 'reminder', 'メールが届かないとき'],
  ['[pagename-reminder-username]', 'reminder username', 'メールが届かないとき'],
  ['[pagename-username-reset]', 'username reset', 'ユーザー名について'],
  ['after the change', 'username confirm', 'ユーザー名について'],
] as const)('%s a message of the reminders is shown and can be hidden', async (_item, page, title) => {
  await open(page);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: /^今後表示しない/ })).toBeVisible();
});
