import { openCompany } from '@shop/testing-api/company';
import { operatorOf } from '@shop/testing-api/operator';
import { storeStatement } from '@shop/testing-api/statements';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import StatementsPage from './statements-page';

const MEMBER = 'member@example.jp';
const OTHER = 'second@example.jp';

const shop = servedShopOfFile();
let newest = 0;
beforeAll(async () => {
  await openCompany(shop.api, 'MONTHS', 'default', { [MEMBER]: 'approver' });
  await storeStatement(shop.api, MEMBER);
  newest = await storeStatement(shop.api, MEMBER);
  await operatorOf(shop.api)('statements', 'paid', 'S-STORED-0');
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

async function show(email: string): Promise<void> {
  await act(() => shop.services.session.login({ identifier: email, password: 'demo-pass-2026' }));
  const page = <StatementsPage params={{}} search={new URLSearchParams()} />;
  const options = { services: shop.services, theme: simpleTheme, path: '/mypage/statements' };
  await act(() => Promise.resolve(renderPage(page, options)));
}

it('shows month, sum, due day and state of each statement of the company, newest first', async () => {
  await show(MEMBER);
  expect(await screen.findByText('2件の合計請求書')).toBeVisible();
  const [waiting, paid, ...more] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(more).toEqual([]);
  for (const part of ['お支払い待ち', '2001年1月分　1円（税込）', 'S-STORED-1', '2001.01.02（火）'])
    expect(waiting).toHaveTextContent(part.replace('　', ' '));
  expect(paid).toHaveTextContent('入金済み');
});

it('says why one cannot be had, and it may be asked for again', async () => {
  const path = `/v1/me/company/statements/${newest}/download`;
  await shop.api.lab({ scenario: 'server-error', times: 1, match: { method: 'GET', path } });
  await show(MEMBER);
  const download = await screen.findByRole('button', { name: '合計請求書 S-STORED-1のPDFをダウンロード' });
  await userEvent.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  expect(download).toBeEnabled();
});

it('who belongs to no company is told that there are none', async () => {
  await show(OTHER);
  expect(await screen.findByText('合計請求書はありません')).toBeVisible();
});
