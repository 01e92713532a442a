import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { browserCookies } from '@shop/session/browser-cookies';
import { coupons, userCoupons } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { wholeText } from '@shop/testing-react/whole-text';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import LandingPagePage from '../landing-page/landing-page-page';
import CouponPage from './coupon-page';

const EMAIL = 'expired@example.jp';
const NAME = '季節の10%引き';

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
  for (const name of ['access_token', 'expires_at']) browserCookies().remove(name);
});
afterAll(() => api.close());

async function openCoupons(token: string | null) {
  if (token !== null) {
    browserCookies().set('access_token', token, { days: 1 });
    browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  }
  services = await createTestServices(baseUrl);
  return renderPage(<CouponPage params={{}} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/coupon',
  });
}
const offer = async (name: string) =>
  within(await screen.findByRole('region', { name: '受け取れるクーポン' })).findByRole('heading', { name });
const cardOf = (heading: HTMLElement) => within(heading.closest('article') ?? heading);

it.each([
  ['with-tax', '1,000円引き', '税込8,000円以上のお買い物で'],
  ['without-tax', '909円引き', '税抜7,273円以上のお買い物で'],
])(
  'a guest sees condition, period and what is left, and is led to the login: %s',
  async (sums, discount, condition) => {
    await operatorOf(api)('settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default');
    await openCoupons(null);
    const card = cardOf(await offer('先着100名様 1,000円引き'));
    expect(card.getByText(discount)).toBeVisible();
    expect(card.getByText(wholeText(condition))).toBeVisible();
    expect(card.getByText('あと100名様')).toBeVisible();
    expect(card.getByText(wholeText(/^\d{4}\.\d{2}\.\d{2} \d{1,2}:\d{2} から /))).toBeVisible();
    expect(card.getByRole('link', { name: /^ログインして受け取る/ })).toHaveAttribute('href', '/login/');
    expect(screen.queryByText('クーポンコード')).toBeNull();
  },
);

it('[beh-coupon-take-body, trans-coupon-taken] a member takes a coupon: its id and the page are sent, and it moves to those that the member has, with its code', async () => {
  const token = await api.signIn(EMAIL);
  await openCoupons(token);
  const card = cardOf(await offer(NAME));
  await userEvent.click(await card.findByRole('button', { name: /^受け取る.*季節の10%引き/ }));
  await waitFor(() => expect(screen.getByText(`「${NAME}」を受け取りました`)).toHaveFocus());
  const mine = screen.getByRole('region', { name: 'お持ちのクーポン' });
  const own = cardOf(await within(mine).findByRole('heading', { name: NAME }));
  expect(own.getByText('KISETSU10')).toBeVisible();
  expect(own.getByText('受け取り済み')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: NAME })).toHaveLength(1);
  const { body } = await api.call(listMyCouponsSpec, { query: {} }, { token });
  expect(body.map(({ name }) => name)).toEqual([NAME]);
  const rows = await api.db
    .select({ page: userCoupons.takenOnPage })
    .from(userCoupons)
    .where(eq(userCoupons.couponId, body[0]?.id ?? 0))
    .orderBy(userCoupons.id);
  expect(rows.at(-1)).toEqual({ page: 'coupon' });
});

it('a coupon that was used is no offer any more, and stands below those that can be used', async () => {
  const token = await api.signIn(EMAIL);
  const [taken] = (await api.call(listMyCouponsSpec, { query: {} }, { token })).body;
  const ofMember = eq(userCoupons.couponId, taken?.id ?? 0);
  await api.db.update(userCoupons).set({ usedAt: new Date() }).where(ofMember);
  await openCoupons(token);
  const past = within(await screen.findByRole('region', { name: '利用済み・期間外のクーポン' }));
  expect(cardOf(past.getByRole('heading', { name: NAME })).getByText('利用済み')).toBeVisible();
  await offer('先着100名様 1,000円引き');
  expect(screen.getAllByRole('heading', { name: NAME })).toHaveLength(1);
  await api.db.update(userCoupons).set({ usedAt: null }).where(ofMember);
});

it('a coupon that somebody else has just taken the last of says so, and stays as it is', async () => {
  await openCoupons(await api.signIn(EMAIL));
  const card = cardOf(await offer('先着100名様 1,000円引き'));
  const button = await card.findByRole('button', { name: /^受け取る/ });
  await api.db.update(coupons).set({ takenCount: 100 }).where(eq(coupons.code, 'SENCHAKU100'));
  await userEvent.click(button);
  expect(await screen.findByText('このクーポンは配布を終了しました')).toBeVisible();
  await api.db.update(coupons).set({ takenCount: 0 }).where(eq(coupons.code, 'SENCHAKU100'));
});

it('[trans-coupon-taken-landing-page] a coupon that is taken on a landing page is taken there at once', async () => {
  const token = await api.signIn('second@example.jp');
  await api.db.delete(userCoupons);
  browserCookies().set('access_token', token, { days: 1 });
  browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  services = await createTestServices(baseUrl);
  renderPage(<LandingPagePage params={{ key: 'daily-tools' }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/lp/daily-tools',
  });
  const heading = await screen.findByRole('heading', { name: NAME });
  await userEvent.click(await cardOf(heading).findByRole('button', { name: /^受け取る/ }));
  expect(await cardOf(heading).findByText('KISETSU10')).toBeVisible();
  const [row] = await api.db.select({ page: userCoupons.takenOnPage }).from(userCoupons);
  expect(row).toEqual({ page: 'lp/daily-tools' });
});
