import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import AddressBookPage from './address-book-page';

let api: TestApi;
let services: TestServices;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  token = await api.signIn('member@example.jp');
});
beforeEach(async () => {
  services.queryClient.clear();
  for (const city of ['千代田区千代田', '港区芝公園'])
    await api.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, city } }, { token });
  renderPage(<AddressBookPage params={{}} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/mypage/address',
  });
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

const stored = async () => (await api.call(listUserAddressesSpec, { query: { per: 'all' } }, { token })).body;
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'すべて削除' }));
  return within(await screen.findByRole('dialog', { name: 'すべての住所を削除しますか' }));
};

it('[call-delete-v1-me-user-addresses-all] [gap-calls-without-screen] all addresses are deleted once the member has said yes, and the next one is the default', async () => {
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'すべて削除' }));
  expect(await screen.findByText('住所が登録されていません')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^0件を登録しています/)).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'すべて削除' })).toBeNull();
  expect(await stored()).toEqual([]);
  await api.call(createUserAddressSpec, { body: TOKYO_ADDRESS }, { token });
  expect(await stored()).toMatchObject([{ is_default: true, is_sender_default: true }]);
});

it('the menu of the account leads to the other pages, and says which one this is', async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'マイページのメニュー' }));
  expect(menu.getByRole('link', { name: '注文履歴' })).toHaveAttribute('href', '/mypage/order_history');
  const current = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['アドレス帳', 'page'],
  ]);
});

it('nothing is deleted where the member cancels', async () => {
  const before = await stored();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'キャンセル' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored()).toEqual(before);
});

it('a file that was changed after it was chosen is asked for again, with the focus on its field', async () => {
  const field = await screen.findByLabelText('CSVファイル');
  await userEvent.upload(field, new File(['姓'], '住所.csv', { type: 'text/csv' }));
  // What a browser does for a file that is not the one it was when it was chosen.
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.dispatchEvent(new Event('error'));
  });
  await userEvent.click(screen.getByRole('button', { name: '取り込む' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/選んだあとにファイルが変更されました。もう一度お選びください/),
  );
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alert', { name: '' })?.textContent ?? '').not.toMatch(/取り込んでいません/);
  read.mockRestore();
});
