import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { and, eq } from 'drizzle-orm';
import { freeAreas, layoutBlocks, qas, staticPages } from '../db/schema';

const ALL_WAYS = [
  'クレジットカード',
  'コンビニ決済',
  'QRコード決済',
  '代金引換',
  '銀行振込（前払い）',
  '後払い決済サービス',
];
const CHANNELS = ['default', 'corporate', 'school', 'gift'];
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const set = async (...words: readonly string[]) =>
  expect(await operatorOf(api)(...words, '--channel', 'default')).toMatchObject({ code: 0 });
const page = async (path: string, channel = 'default') =>
  (await api.call(getStaticPageSpec, { params: { path } }, { channel })).body.body;
const terms = async (channel = 'default') => (await api.call(getShopTermsSpec, {}, { channel })).body;

it.each([
  ['default', [9_091, 10_000], ALL_WAYS, 8],
  // Wholesale takes returns by arrangement alone.
  ['corporate', [50_000, 55_000], ['銀行振込（前払い）', '請求書後払い'], null],
  ['school', [9_091, 10_000], ['コンビニ決済', '代金引換', '銀行振込（前払い）'], 8],
  ['gift', [9_091, 10_000], ALL_WAYS, 8],
])('tells the terms of sale of %s', async (channel, [free, freeWithTax], payments, returnDays) => {
  expect(await terms(channel)).toEqual({
    carriage_from_with_tax: 660,
    carriage_to_with_tax: 1980,
    carriage_free_from: free,
    carriage_free_from_with_tax: freeWithTax,
    return_days: returnDays,
    payments,
    cut_off_hour: 15,
  });
});

it.each(CHANNELS)('the guide and the legal notice of %s say what the checkout does', async (channel) => {
  const { payments } = await terms(channel);
  for (const path of ['/guide', '/legal']) {
    const text = await page(path, channel);
    for (const name of payments) expect(text).toContain(name);
    expect(text).toContain(channel === 'corporate' ? '税抜50,000円以上' : '税込10,000円以上');
    expect(text).toContain('<th scope="row">北海道</th><td>1,320円</td>');
    expect(text).toContain(
      channel === 'corporate'
        ? '返品については、<a href="/contact/">お問い合わせ</a>ください'
        : '到着から8日以内',
    );
  }
  const texts = await api.db.select({ url: staticPages.url }).from(staticPages);
  for (const { url } of texts) expect(await page(url, channel)).not.toMatch(/\{\{|\}\}/);
});

it.each(CHANNELS)(
  'the privacy policy of %s speaks of card numbers where cards are taken',
  async (channel) => {
    const takesCards = (await terms(channel)).payments.includes('クレジットカード');
    expect((await page('/privacy', channel)).includes('クレジットカード')).toBe(takesCards);
  },
);

it.each(CHANNELS)(
  'terms and legal notice of %s name the days that hold for points and faulty goods',
  async (channel) => {
    expect(await page('/terms', channel)).toContain('付与の日から365日で失効します');
    expect(await page('/legal', channel)).toContain('到着から14日以内にご連絡ください');
  },
);

it('every text that names a term says what holds now', async () => {
  await api.db
    .update(freeAreas)
    .set({ body: '<p>{{returns}}</p>' })
    .where(and(eq(freeAreas.code, 'cart-notice'), eq(freeAreas.channelId, 1)));
  await api.db.update(qas).set({ answer: '<p>{{returns}}</p>' }).where(eq(qas.channelId, 1));
  await api.db
    .update(layoutBlocks)
    .set({ content: { kind: 'html', payload: { body: '<p>{{returns}}</p>' } } })
    .where(and(eq(layoutBlocks.page, 'ec'), eq(layoutBlocks.channelId, 1)));
  await set('settings', 'set', 'ORDER.RETURN.DAYS', '21');
  await set('settings', 'set', 'ORDER.PAYMENT.DUE_DAYS', '9');
  await set('settings', 'set', 'ORDER.CARRIAGE.FREE_FROM', '7777');
  await set('settings', 'set', 'ORDER.PAYMENT.CARD.IS_USE', 'false');
  await set('shipping-fees', 'set', '北海道', '2200');
  const said = /到着から21日以内/;
  const { body: area } = await api.call(getFreeAreaSpec, { params: { code: 'cart-notice' } });
  expect(area.body).toMatch(said);
  const { body: questions } = await api.call(listQasSpec, { query: {} });
  expect(questions[0]?.answer).toMatch(said);
  const {
    body: [category],
  } = await api.call(listQaCategoriesSpec, { query: { nest: true } });
  expect(JSON.stringify(category)).toMatch(said);
  const { body: layout } = await api.call(getLayoutSpec, { params: { page: 'ec' } });
  expect(JSON.stringify(layout.blocks)).toMatch(said);
  const { body: payments } = await api.call(listPaymentsSpec, {});
  expect(payments.find(({ id }) => id === 1)?.description).toContain('ご注文から9日以内に');
  await set('payment-fees', 'set', '20000:550');
  const legal = await page('/legal');
  expect(legal).toMatch(said);
  for (const text of [
    '9日以内にお支払いください',
    'お支払い金額が20,000円まで550円です',
    '税込7,777円以上',
    '2,200円',
  ])
    expect(legal).toContain(text);
  expect(legal).not.toContain('クレジットカード');
  expect(await terms()).toMatchObject({
    return_days: 21,
    carriage_free_from: 7070,
    carriage_free_from_with_tax: 7777,
  });
});
