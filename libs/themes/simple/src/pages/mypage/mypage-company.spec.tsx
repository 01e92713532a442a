import { createReadyCart } from '@shop/testing-api/checkout';
import { openCompany } from '@shop/testing-api/company';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { simpleTheme } from '../../theme';
import CartPaymentPage from '../cart-payment/cart-payment-page';
import MypagePage from './mypage-page';

const BUYER = 'member@example.jp';
const OTHER = 'second@example.jp';
const CODE = 'TERMS';
const OF_SHOP = ['--channel', 'default'] as const;

const shop = servedShopOfFile();
const operate = (...words: readonly string[]) => operatorOf(shop.api)(...words, ...OF_SHOP);
beforeAll(async () => {
  await openCompany(shop.api, CODE, 'default', { [BUYER]: 'both' });
  await operate('companies', 'set', CODE, '--credit-limit', '1', '--closing-day', '20', '--approval', '3000');
  await operate('settings', 'set', 'ORDER.PAYMENT.INVOICE.IS_USE', 'true');
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

const signInAs = (identifier: string) =>
  act(() => shop.services.session.login({ identifier, password: 'demo-pass-2026' }));
// A part of the page is loaded with it.
const show = (page: ReactElement, path: string) =>
  act(() => Promise.resolve(renderPage(page, { services: shop.services, theme: simpleTheme, path })));
const described = (place: HTMLElement, term: string) =>
  within(place).getByText(term).nextElementSibling?.textContent;

it('a buyer of a company sees its terms and the ways to the statements and the approvals', async () => {
  await signInAs(BUYER);
  await show(<MypagePage />, '/mypage');
  const terms = await screen.findByRole('region', { name: 'お取引の条件' });
  expect(described(terms, 'ご利用可能額')).toBe('1円（税込）（限度額 1円）');
  expect(described(terms, '締め日')).toBe('毎月20日締め');
  expect(described(terms, 'お支払い期日')).toBe('翌月末日払い（本日発送の場合 2026.07.31（金））');
  expect(described(terms, '承認')).toBe('合計が3,000円（税込）以上のご注文');
  expect(within(terms).getByRole('link', { name: '承認依頼を見る' })).toHaveAttribute(
    'href',
    '/mypage/approvals',
  );
  expect(within(terms).getByRole('link', { name: '合計請求書を見る' })).toHaveAttribute(
    'href',
    '/mypage/statements',
  );
});

it('who orders for no company sees nothing of it', async () => {
  await signInAs(OTHER);
  await show(<MypagePage />, '/mypage');
  await screen.findByText('髙橋 一郎 様');
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('お取引の条件')).toBeNull();
});

it('the payment page says what is left, until when it is paid, and why an order over it cannot be invoiced', async () => {
  const buyer = { token: await shop.api.signIn(BUYER) };
  const [product] = await wellStockedProducts(shop.api.db, 1);
  const { token } = await createReadyCart(shop.api, [{ product_key: product!.key, quantity: 1 }], buyer);
  document.cookie = `default_cart_token=${token}; path=/`;
  await signInAs(BUYER);
  await show(<CartPaymentPage />, '/cart/payment');
  const choice = await screen.findByRole('radio', { name: /請求書/ });
  expect(choice).toBeDisabled();
  expect(choice).toHaveAccessibleDescription(
    'ご利用可能額（残り1円）を超えています ご利用可能額：1円（税込） 締め日・お支払い期日：毎月20日締め・翌月末日払い 本日発送の場合のお支払い期日：2026.07.31（金）',
  );
});
