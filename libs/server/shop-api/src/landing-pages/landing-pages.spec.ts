import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { landingPages } from '../db/schema';
import { redirectTarget } from './redirect-target';

const ORIGINS = { default: 'https://shop.example.jp', gift: 'http://gift.localhost:4203' };
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: ORIGINS } });
});
afterAll(() => api.close());

const page = (slug: string, who: object = {}) => api.call(getLandingPageSpec, { params: { slug } }, who);

it('[call-get-v1-lp] lists the pages that are published now', async () => {
  const { body, headers } = await api.call(listLandingPagesSpec, { query: { per: 1 } });
  // Not the one that leads on to another.
  expect(body.map(({ slug }) => slug)).toEqual(['daily-tools']);
  expect([headers.get('x-total'), headers.get('x-last-page')]).toEqual(['2', '2']);
});

it('[call-get-v1-lp-slug, entity-landing-page] returns a page with its layout and the flags of header and footer', async () => {
  const { body, headers } = await page('daily-tools');
  expect(body).toMatchObject({
    slug: 'daily-tools',
    layout: 'simple',
    extend: { is_show_header: true, is_show_footer: false },
    collection: 'daily-table',
  });
  expect(body.body).toContain('<h2>毎日の器</h2>');
  expect(headers.get(REDIRECT_HEADER)).toBeNull();
});

it('[trans-coupon-taken-landing-page] shows its coupons, and which of them are taken', async () => {
  const member = { token: await api.signIn('expired@example.jp') };
  const before = (await page('daily-tools', member)).body.coupons;
  expect(before.length).toBeGreaterThan(0);
  expect(before.map(({ is_taken }) => is_taken)).not.toContain(true);
  await api.call(takeCouponSpec, { body: { coupon_id: before[0]!.id, page: 'daily-tools' } }, member);
  const after = (await page('daily-tools', member)).body.coupons;
  expect(after.map(({ is_taken }) => is_taken)).toEqual([true, ...before.slice(1).map(() => false)]);
  expect((await page('daily-tools')).body.coupons[0]).toMatchObject({ is_taken: false, code: null });
});

it('[trans-landing-page-redirect] redirects with a header', async () => {
  expect((await page('last-year')).headers.get(REDIRECT_HEADER)).toBe('/lp/daily-tools');
  await api.db
    .update(landingPages)
    .set({ redirectUrl: '/商品?q=器' })
    .where(and(eq(landingPages.channelId, 1), eq(landingPages.slug, 'last-year')));
  expect((await page('last-year')).headers.get(REDIRECT_HEADER)).toBe(encodeURI('/商品?q=器'));
});

// reliability 10
it.each([
  ['/lp/daily-tools', '/lp/daily-tools'],
  ['https://shop.example.jp/lp/x', 'https://shop.example.jp/lp/x'],
  ['https://evil.example/', null],
  ['http://gift.localhost:4203/', null],
  ['https://shop.example.jp.evil.example/', null],
  ['https://shop.example.jp@evil.example/', null],
  ['//shop.example.jp/', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\r\nSet-Cookie: a=b', null],
  [null, null],
])('redirects from %j to %j', (url, expected) => {
  expect(redirectTarget(url, ORIGINS)).toBe(expected);
});

it('responds the same 404 for pages before and after their time, hidden ones and other shops’', async () => {
  const now = api.clock.now().getTime();
  const [row] = await api.db.select().from(landingPages).limit(1);
  const copy = (slug: string, change: object) => ({ ...row!, id: undefined, slug, ...change });
  await api.db
    .insert(landingPages)
    .values([
      copy('tomorrow', { startsAt: new Date(now + 1) }),
      copy('over', { endsAt: new Date(now) }),
      copy('hidden', { isShow: false }),
      copy('elsewhere', { channelId: 4 }),
      copy('now', { startsAt: new Date(now), endsAt: new Date(now + 1) }),
    ]);
  for (const slug of ['tomorrow', 'over', 'hidden', 'elsewhere', 'no-such'])
    expect((await page(slug)).error.code).toBe('landing_page.not_found');
  expect((await page('now')).status).toBe(200);
  const { body } = await api.call(listLandingPagesSpec, { query: {} });
  expect(body.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['tomorrow']));
  expect(body).toHaveLength(3);
});
