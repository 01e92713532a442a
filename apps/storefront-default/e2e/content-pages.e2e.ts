import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { elementsCutOff } from '@shop/testing-browser/elements-cut-off';
import { API } from './api';
import { openTabAs, registerMember } from './register-member';
import { sampled } from '@shop/testing-api/sampled';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, Shopper } from './shopper';

/** The narrowest screen that every page must fit. WCAG 1.4.10 */
const NARROW = { width: 320, height: 640 };

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });
const NOWHERE = { path: '', heading: '' };
const latest = {
  flipBook: NOWHERE,
  landingPage: NOWHERE,
  news: NOWHERE,
  blog: NOWHERE,
  maker: NOWHERE,
  stylist: NOWHERE,
};
beforeAll(async () => {
  const [news] = (await API.call(listNewsSpec, { query: {} })).body;
  const [article] = (await API.call(listBlogsSpec, { query: {} })).body;
  const [maker] = (await API.call(listMakersSpec, { query: {} })).body;
  const [stylist] = (await API.call(listStylistsSpec, { query: {} })).body;
  const landingPage = (await API.call(getLandingPageSpec, { params: { slug: 'daily-tools' } })).body;
  latest.landingPage = { path: '/lp/daily-tools', heading: landingPage.title };
  const [flipBook] = (await API.call(listFlipBooksSpec, { query: {} })).body;
  latest.flipBook = { path: `/flip-book/${flipBook?.key}`, heading: flipBook?.title ?? '' };
  latest.maker = { path: `/maker/${maker?.id}`, heading: maker?.name ?? '' };
  latest.stylist = { path: `/stylist/${stylist?.key}`, heading: stylist?.name ?? '' };
  latest.news = { path: `/news/${news?.id}`, heading: news?.title ?? '' };
  latest.blog = { path: `/blog/${article?.id}`, heading: article?.title ?? '' };
});

/** Opens a page in a new context and expects nothing in the console of its browser. */
async function visit(path: string, heading: string, options: object) {
  const context = await device.newContext({ ...JAPANESE_BROWSER, ...options });
  const shopper = await Shopper.openShop(context);
  await shopper.open(path);
  await shopper.waitForHeading(heading);
  return shopper;
}

const PAGES = [
  ['[route-product] the products', () => ({ path: '/product', heading: '商品一覧' })],
  ['a search that finds nothing', () => ({ path: '/product?word=宇宙船', heading: '「宇宙船」の検索結果' })],
  ['[route-sitemap] the sitemap', () => ({ path: '/sitemap', heading: 'サイトマップ' })],
  ['a page with a table', () => ({ path: '/legal', heading: '特定商取引法に基づく表記' })],
  ['[route-news] the news', () => ({ path: '/news', heading: 'お知らせ' })],
  ['[route-news-key] a piece of news', () => latest.news],
  ['[route-maker] the makers', () => ({ path: '/maker', heading: 'メーカー' })],
  ['[route-maker-key] a maker', () => latest.maker],
  ['[route-brand] the brands', () => ({ path: '/brand', heading: 'ブランド' })],
  ['[route-stylist] the stylists', () => ({ path: '/stylist', heading: 'スタイリスト' })],
  ['[route-stylist-key] a stylist', () => latest.stylist],
  ['[route-faq] questions and answers', () => ({ path: '/faq', heading: 'よくあるご質問' })],
  ['a search for questions', () => ({ path: '/faq?q=返品', heading: 'よくあるご質問' })],
  ['[route-contact] the contact form', () => ({ path: '/contact', heading: 'お問い合わせ' })],
  [
    '[route-contact-complete] the end of an inquiry',
    () => ({ path: '/contact/complete', heading: 'お問い合わせの受付完了' }),
  ],
  [
    '[route-catalog-order] the printed catalogues',
    () => ({ path: '/catalog-order', heading: 'カタログ請求' }),
  ],
  ['[route-coupon] the coupons', () => ({ path: '/coupon', heading: 'クーポン' })],
  ['the landing pages', () => ({ path: '/lp', heading: '特集' })],
  ['a landing page with coupons', () => latest.landingPage],
  ['[route-flip-book] the digital catalogues', () => ({ path: '/flip-book', heading: 'デジタルカタログ' })],
  ['a digital catalogue', () => latest.flipBook],
  [
    '[route-product-key-uos] the units of sale',
    () => ({ path: '/product/irodori-scarf-sky/uos', heading: 'いろどり ストール 空の販売単位' }),
  ],
  ['[route-popup] the popups', () => ({ path: '/popup', heading: 'お得なお知らせ' })],
  ['[route-blog] the articles', () => ({ path: '/blog', heading: 'ブログ' })],
  ['[route-blog-key] an article', () => latest.blog],
] as const;

describe.each([
  ['a narrow phone', NARROW, sampled(PAGES, 2)],
  ['a desk', DESKTOP, sampled(PAGES, 4)],
] as const)('on %s', (_device, viewport, pages) => {
  it.each(pages)('%s can be used', async (_page, target) => {
    const { path, heading } = target();
    const shopper = await visit(path, heading, { viewport });
    await shopper.waitUntilIdle();
    await shopper.expectAccessible();
    expect([await elementsCutOff(shopper.page), shopper.problemsExcept()]).toEqual([[], []]);
  });
});

it.each(PAGES)('%s can be read without JavaScript', async (_page, target) => {
  const { path, heading } = target();
  const shopper = await visit(path, heading, { viewport: DESKTOP, javaScriptEnabled: false });
  await shopper.page.getByRole('main').getByRole('link').first().waitFor();
});

it('the cart says what it needs where it cannot be loaded', async () => {
  const { page } = await visit('/cart', 'ショッピングカート', {
    viewport: DESKTOP,
    javaScriptEnabled: false,
  });
  // What is for browsers without scripts is found by no locator of text.
  const shown = await page.getByRole('main').innerText();
  expect(shown).toContain('カートのご利用にはJavaScriptが必要です。');
});

it('[call-get-v1-popups-id] a popup has a page of its own, and a link to none leads to the others', async () => {
  const shopper = await visit('/popup', 'お得なお知らせ', { viewport: NARROW });
  const title = shopper.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const name = await title.innerText();
  await title.click();
  await shopper.waitForHeading(name);
  await shopper.expectAccessible();
  await shopper.open('/popup?id=999999');
  await shopper.page.getByText('このお知らせのご案内は終了しました').waitFor();
  await shopper.follow('お知らせの一覧へ');
  await shopper.waitForHeading('お得なお知らせ');
});

it('a page of news beyond the last leads to the last', async () => {
  const { page } = await visit('/news?page=99', 'お知らせ', { viewport: DESKTOP });
  expect(new URL(page.url()).search).not.toContain('99');
});

it('[beh-news-read] news that a member has read loses its mark', async () => {
  const shopper = await openTabAs(await registerMember(), '/news', 'お知らせ', device.context);
  const entry = shopper.page.getByRole('listitem').filter({ hasText: latest.news.heading });
  await entry.getByText('未読').waitFor();
  await shopper.follow(latest.news.heading);
  await shopper.waitForHeading(latest.news.heading);
  await shopper.waitUntilIdle();
  await shopper.follow('お知らせの一覧へ戻る');
  await shopper.waitForHeading('お知らせ');
  await entry.waitFor();
  await entry.getByText('未読').waitFor({ state: 'detached' });
});

it('a question opens its answer by the keyboard, and words find their questions', async () => {
  const { page } = await visit('/faq', 'よくあるご質問', { viewport: DESKTOP });
  const question = page.getByRole('group').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('details[open]').waitFor();
  await page.getByRole('searchbox', { name: '質問を検索' }).fill('宇宙船');
  await page.keyboard.press('Enter');
  await page.getByText('「宇宙船」を含むご質問は見つかりませんでした').waitFor();
});

it('a guest has printed catalogues sent, after the form has said what is missing', async () => {
  const shopper = await visit('/catalog-order', 'カタログ請求', { viewport: NARROW });
  const { page } = shopper;
  await shopper.waitForHydration();
  await shopper.press('請求する');
  await page.getByText('カタログを選択してください').first().waitFor();
  await page.getByRole('checkbox', { disabled: false }).first().check();
  await page.getByLabel('姓', { exact: true }).fill('見本');
  await page.getByLabel('名', { exact: true }).fill('花子');
  await page.getByLabel('姓（カナ）').fill('ミホン');
  await page.getByLabel('名（カナ）').fill('ハナコ');
  await page.getByLabel('郵便番号').fill('100-0001');
  await page.getByLabel('都道府県').selectOption('東京都');
  await page.getByLabel('市区町村').fill('千代田区千代田');
  await page.getByLabel('番地').fill('1-1');
  await page.getByLabel('電話番号').fill('03-1234-5678');
  await page.getByLabel('メールアドレス').fill('hanako@example.jp');
  await shopper.press('請求する');
  await page.getByText(/^受付番号 K/).waitFor();
  await shopper.expectAccessible();
  expect(await elementsCutOff(shopper.page)).toEqual([]);
  expect(shopper.problemsExcept()).toEqual([]);
});

it('[route-flip-book] a digital catalogue is leafed through by buttons, keys and swipes, and all of it can be read', async () => {
  const shopper = await visit(latest.flipBook.path, latest.flipBook.heading, {
    viewport: NARROW,
    reducedMotion: 'reduce',
  });
  const { page } = shopper;
  await shopper.waitForHydration();
  const position = page.getByText(/^\d+ \/ \d+ページ$/);
  const count = Number(/\/ (\d+)/.exec((await position.textContent()) ?? '')?.[1]);
  const at = (number: number) => page.getByText(`${number} / ${count}ページ`).waitFor();
  await shopper.press('次のページ');
  await at(2);
  const book = page.getByRole('group', { name: `${latest.flipBook.heading}のページ` });
  await page.keyboard.press('ArrowRight');
  await at(3);
  await page.keyboard.press('ArrowLeft');
  await at(2);
  await shopper.press('前のページ');
  await at(1);
  expect(await page.getByRole('button', { name: '前のページ' }).isDisabled()).toBe(true);
  // A finger scrolls the strip of pages, which comes to rest at a whole one.
  await book.getByRole('list').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth * 0.7 }));
  await at(2);
  expect(await shopper.countOf(book.getByRole('heading'))).toBe(count);
});

it('[entity-landing-page, trans-landing-page-redirect] a landing page stands in its own frame, and an old one leads to it', async () => {
  const shopper = await visit('/lp/last-year', latest.landingPage.heading, { viewport: DESKTOP });
  const { page } = shopper;
  expect(new URL(page.url()).pathname).toBe('/lp/daily-tools');
  expect(await shopper.countOf(page.getByRole('contentinfo'))).toBe(0);
  await page.getByRole('link', { name: '特集', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '特集' }).waitFor();
  expect(await shopper.countOf(page.getByRole('contentinfo'))).toBe(1);
});

it('[beh-coupon-take-body] a member takes a coupon and finds it among the own ones', async () => {
  const shopper = await openTabAs(await registerMember(), '/coupon', 'クーポン', device.context);
  const { page } = shopper;
  await shopper.waitForHydration();
  await page.getByRole('button', { name: /^受け取る.*お買い物/ }).click();
  await page.getByText(/^「お買い物.*」を受け取りました$/).waitFor();
  const mine = page.getByRole('region', { name: 'お持ちのクーポン' });
  await mine.getByText('HAJIMETE500').waitFor();
  await shopper.expectAccessible();
});
