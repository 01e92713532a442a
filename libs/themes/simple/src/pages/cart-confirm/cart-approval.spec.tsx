import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { listOrderApprovalsSpec } from '@shop/contract/order-approvals/list-order-approvals';
import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { createReadyCart } from '@shop/testing-api/checkout';
import { APPROVES_ALL, openCompany } from '@shop/testing-api/company';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartConfirmPage from './cart-confirm-page';

const BUYER = 'member@example.jp';
const APPROVER = 'second@example.jp';
const PLACE = { name: '注文を確定する' };
const REQUEST = { name: '承認を依頼する' };

const shop = servedShopOfFile();
let approver: { readonly token: string };
beforeAll(async () => {
  const { api, services } = shop;
  await openCompany(api, 'CONFIRM', 'default', { [BUYER]: 'buyer', [APPROVER]: 'approver' }, APPROVES_ALL);
  approver = { token: await api.signIn(APPROVER) };
  await act(() => services.session.login({ identifier: BUYER, password: 'demo-pass-2026' }));
});
beforeEach(async () => {
  const buyer = { token: await shop.api.signIn(BUYER) };
  const [product] = await wellStockedProducts(shop.api.db, 1);
  const { token } = await createReadyCart(shop.api, [{ product_key: product!.key, quantity: 1 }], buyer);
  document.cookie = `default_cart_token=${token}; path=/`;
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

const show = () =>
  renderPage(<CartConfirmPage />, { services: shop.services, theme: simpleTheme, path: '/cart/confirm' });
/** The newest request, as the approver sees it. */
const newest = async () => (await shop.api.call(listOrderApprovalsSpec, { query: {} }, approver)).body[0];
const again = () => {
  cleanup();
  shop.services.queryClient.removeQueries();
  return show();
};

it('the buyer requests the approval, waits, and places the order once it is given', async () => {
  show();
  expect(await screen.findByText('ご注文には、承認者の承認が必要です。')).toBeVisible();
  expect(screen.queryByRole('button', PLACE)).toBeNull();
  await userEvent.type(screen.getByLabelText(/承認者へのコメント/), '増席分です');
  await userEvent.click(screen.getByRole('button', REQUEST));
  const waiting = await screen.findByText(/^承認を依頼しました。/);
  expect(screen.queryByRole('button', REQUEST)).toBeNull();
  expect(screen.queryByRole('button', PLACE)).toBeNull();
  await waitFor(() => expect(waiting.closest('[role=status]')).toHaveFocus());
  const request = await newest();
  expect(screen.getByRole('link', { name: '承認依頼の内容を見る' })).toHaveAttribute(
    'href',
    `/mypage/approvals/${request?.id ?? 0}`,
  );
  await shop.api.call(approveOrderApprovalSpec, { params: { id: request?.id ?? 0 } }, approver);
  const page = again();
  expect(await screen.findByText(/^承認されました。/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', PLACE));
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=/));
});

it('a request that was sent back says why, and another one can be made', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', REQUEST));
  await screen.findByText(/^承認を依頼しました。/);
  const id = (await newest())?.id ?? 0;
  const input = { params: { id }, body: { reason: '予算を超えています' } };
  await shop.api.call(rejectOrderApprovalSpec, input, approver);
  again();
  expect(await screen.findByText(/理由：予算を超えています$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', REQUEST));
  expect(await screen.findByText(/^承認を依頼しました。/)).toBeVisible();
  expect((await newest())?.id).not.toBe(id);
});
