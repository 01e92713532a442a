import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { createReadyCart } from '@shop/testing-api/checkout';
import { APPROVES_ALL, openCompany } from '@shop/testing-api/company';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import ApprovalsPage from '../approvals/approvals-page';
import ApprovalDetailPage from './approval-detail-page';

const BUYER = 'member@example.jp';
const APPROVER = 'second@example.jp';

const shop = servedShopOfFile();
let name = '';
let key = '';
beforeAll(async () => {
  await openCompany(shop.api, 'PAGES', 'default', { [BUYER]: 'buyer', [APPROVER]: 'approver' }, APPROVES_ALL);
  const [product] = await wellStockedProducts(shop.api.db, 1);
  ({ name, key } = product!);
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

/** A request for a cart that is another one each time. */
async function requested(): Promise<number> {
  const buyer = { token: await shop.api.signIn(BUYER) };
  const { token: cart_token, data } = await createReadyCart(
    shop.api,
    [{ product_key: key, quantity: 1 }],
    buyer,
  );
  const seen = { revision: data.revision, total_payment: data.order.total_payment };
  const body = { cart_token, ...seen, comment: '増席分です' };
  return (await shop.api.call(createOrderApprovalSpec, { body }, buyer)).body.id;
}
const signInAs = (identifier: string) =>
  act(() => shop.services.session.login({ identifier, password: 'demo-pass-2026' }));
const page = (id: number) =>
  renderPage(<ApprovalDetailPage params={{ key: String(id) }} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: `/mypage/approvals/${id}`,
  });
const state = () => screen.getAllByRole('status').find((one) => one.textContent !== '');

it('an approver sees what is ordered and approves it, and the state has the focus', async () => {
  const id = await requested();
  await signInAs(APPROVER);
  page(id);
  expect(await screen.findByText('内容をご確認のうえ、承認または差し戻しをお願いいたします。')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/product/${key}`);
  expect(screen.getByText('増席分です')).toBeVisible();
  // As the buyer saw them: this shop states amounts with tax.
  expect(screen.getByText('小計（税込）')).toBeVisible();
  expect(screen.getByText('うち消費税')).toBeVisible();
  expect(screen.getByText('森野 みどり')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '承認する' }));
  const said = await screen.findByText('承認されました。ご注文はまだ確定していません。');
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.queryByRole('button', { name: '承認する' })).toBeNull();
});

it('an approver sends it back with a reason, which is asked for beside its field', async () => {
  const id = await requested();
  await signInAs(APPROVER);
  page(id);
  await userEvent.click(await screen.findByText('差し戻す'));
  const reason = screen.getByLabelText(/理由/);
  const send = screen.getByRole('button', { name: '理由を添えて差し戻す' });
  await userEvent.click(send);
  await waitFor(() => expect(reason).toHaveFocus());
  expect(reason).toHaveAccessibleDescription(/理由を入力してください/);
  await userEvent.type(reason, '数量が多すぎます');
  await userEvent.click(send);
  expect(await screen.findByText('差し戻されました。')).toBeVisible();
  expect(screen.getByText('数量が多すぎます')).toBeVisible();
});

it('the buyer sees the list, takes a request back after a question, and cannot approve it', async () => {
  const id = await requested();
  await signInAs(BUYER);
  renderPage(<ApprovalsPage params={{}} search={new URLSearchParams()} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/mypage/approvals',
  });
  const [first] = await screen.findAllByRole('link', { name: /森野 みどり 様の依頼/ });
  expect(first).toHaveAttribute('href', `/mypage/approvals/${id}`);
  cleanup();
  page(id);
  expect(await screen.findByText('承認を待っています。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '承認する' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '依頼を取り下げる' }));
  const dialog = screen.getByRole('dialog', { name: '承認の依頼を取り下げますか' });
  await userEvent.click(screen.getAllByRole('button', { name: '依頼を取り下げる' }).at(-1)!);
  expect(dialog).not.toBeInTheDocument();
  expect(await screen.findByText('この依頼は取り下げられました。')).toBeVisible();
  expect(state()).toBeDefined();
});
