import { brotliCompressSync } from 'node:zlib';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { checkStructuredData } from '@shop/testing-api/check-structured-data';
import { productModels } from '@shop/shop-api/db/schema';
import { until } from '@shop/testing-api/until';
import { eq } from 'drizzle-orm';
import { type OpenShop, openShop } from './open-shop';

/** Would end a script and begin another, were it written as it is. */
const HOSTILE = '器</script><script>alert(1)</script>';
const MAX_HTML_BYTES = 15_000;

let open: OpenShop;
let key = '';
beforeAll(async () => {
  open = await openShop({ shop: { env: { SHOP_PAGE_DATA_MS: '1' } } });
  key = await open.productKey();
}, 60_000);
afterAll(() => open.close());

type Block = Readonly<Record<string, unknown>>;

const blocksOf = (html: string): readonly Block[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as Block,
  );
const blockOf = (html: string, type: string) => blocksOf(html).find((block) => block['@type'] === type);
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test('a product page has structured data: price with tax, stock, reviews and breadcrumbs', async () => {
  const html = await open.shop.html(`/product/${key}`);
  const { body: product } = await open.api.call(getProductSpec, { params: { key } });
  const { body: reviews, headers } = await open.api.call(listReviewsSpec, { params: { key }, query: {} });
  const address = `${open.shop.origin}/product/${key}`;
  expect(checkStructuredData(html)).toEqual(['Product', 'BreadcrumbList']);
  expect(blockOf(html, 'Product')).toMatchObject({
    '@context': 'https://schema.org',
    name: product.product_model.name,
    sku: product.code,
    image: expect.arrayContaining([`${open.shop.origin}${product.image?.path}`]) as unknown,
    brand: { '@type': 'Brand', name: product.product_model.brand.name },
    offers: {
      url: address,
      priceCurrency: 'JPY',
      price: product.product_price_with_tax,
      availability: expect.stringMatching(
        product.is_stock_available ? /\/(?:InStock|LimitedAvailability)$/ : /\/OutOfStock$/,
      ) as unknown,
    },
  });
  expect(blockOf(html, 'Product')?.['aggregateRating']).toEqual(
    reviews.average_rating === null
      ? undefined
      : expect.objectContaining({
          ratingValue: reviews.average_rating,
          reviewCount: Number(headers.get('x-total')),
        }),
  );
  expect(blockOf(html, 'BreadcrumbList')?.['itemListElement']).toEqual([
    expect.objectContaining({ position: 1, name: 'ホーム', item: `${open.shop.origin}/` }),
    expect.objectContaining({ position: 2 }),
    expect.objectContaining({ position: 3, name: product.product_model.name, item: address }),
  ]);
});

test('a shared product page has an Open Graph picture, title and description', async () => {
  const html = await open.shop.html(`/product/${key}`);
  const { body: product } = await open.api.call(getProductSpec, { params: { key } });
  expect(metaOf(html, 'og:type')).toBe('product');
  expect(metaOf(html, 'og:locale')).toBe('ja_JP');
  expect(metaOf(html, 'og:url')).toBe(`${open.shop.origin}/product/${key}`);
  expect(metaOf(html, 'og:title')).toContain(product.product_model.name);
  expect(metaOf(html, 'og:image')).toBe(`${open.shop.origin}${product.image?.path}`);
  expect(metaOf(html, 'og:image:width')).toBe(String(product.image?.width));
  expect(metaOf(html, 'og:image:height')).toBe(String(product.image?.height));
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
});

test('the top page has structured data about the shop and its search', async () => {
  const html = await open.shop.html('/');
  expect(blockOf(html, 'WebSite')).toMatchObject({
    url: `${open.shop.origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${open.shop.origin}/product?word={search_term_string}` },
    },
  });
});

const MIN_DESCRIPTION_LENGTH = 10;

/** Every page that guests share, and the structured data that it has. */
const PUBLIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite', 'Organization'],
  '/product': ['BreadcrumbList'],
  '/product?category=kitchen': ['BreadcrumbList'],
  '/login/': ['BreadcrumbList'],
  '/maker': ['BreadcrumbList'],
  '/maker/1': ['BreadcrumbList'],
  '/brand': ['BreadcrumbList'],
  '/stylist': ['BreadcrumbList'],
  '/stylist/kinoshita': ['BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/news': ['BreadcrumbList'],
  '/news/1': ['NewsArticle', 'BreadcrumbList'],
  '/blog': ['BreadcrumbList'],
  '/blog/1': ['BlogPosting', 'BreadcrumbList'],
  '/contact': ['BreadcrumbList'],
  '/catalog-order': ['BreadcrumbList'],
  '/sitemap': ['BreadcrumbList'],
  '/legal': ['BreadcrumbList'],
  '/privacy': ['BreadcrumbList'],
  '/guide': ['BreadcrumbList'],
};

test.each(Object.entries(PUBLIC_PAGES))(
  '%s has title, description, canonical URL, Open Graph and valid structured data',
  async (address, types) => {
    const html = await open.shop.html(address);
    const url = `${open.shop.origin}${address === '/' ? '/' : address.replace(/\/$/, '')}`;
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/\S \| \S/);
    expect((metaOf(html, 'description') ?? '').length).toBeGreaterThanOrEqual(MIN_DESCRIPTION_LENGTH);
    expect(canonicalOf(html)).toBe(url);
    expect(metaOf(html, 'og:url')).toBe(url);
    expect(metaOf(html, 'og:site_name')).toMatch(/\S/);
    expect(metaOf(html, 'og:title')).toMatch(/\S/);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:type')).toMatch(/^(?:website|article)$/);
    expect(metaOf(html, 'robots')).toBeUndefined();
    expect(checkStructuredData(html)).toEqual(types);
    // One language, and no page that another shop has too: there is nothing to choose between.
    expect(html).not.toContain('hreflang');
  },
);

test('the breadcrumb of an article leads over its list', async () => {
  const crumbs = blockOf(await open.shop.html('/news/1'), 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toEqual([
    expect.objectContaining({ position: 1, name: 'ホーム', item: `${open.shop.origin}/` }),
    expect.objectContaining({ position: 2, name: 'お知らせ', item: `${open.shop.origin}/news` }),
    expect.objectContaining({ position: 3, item: `${open.shop.origin}/news/1` }),
  ]);
});

test.each(['/product?word=皿', '/product?in_stock=1', '/product?price_max=3000', '/cart/', '/no/such/page'])(
  '%s stays out of search engines',
  async (address) => {
    const html = await open.shop.html(address);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(canonicalOf(html)).toBeUndefined();
    expect(blocksOf(html)).toEqual([]);
  },
);

test('a sorted list has the canonical URL of the unsorted one', async () => {
  const html = await open.shop.html('/product?sort=price_asc');
  expect(canonicalOf(html)).toBe(`${open.shop.origin}/product`);
  const crumbs = blockOf(html, 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toHaveLength(2);
});

test('a member’s page is not indexed', async () => {
  const html = await open.shop.html(`/product/${key}`, { cookie: await open.cookieOf('member@example.jp') });
  expect(blocksOf(html)).toEqual([]);
  expect(metaOf(html, 'og:title')).toBeUndefined();
});

test('a product page stays within its byte budget', async () => {
  const html = await open.shop.html(`/product/${key}`);
  expect(brotliCompressSync(Buffer.from(html)).length).toBeLessThan(MAX_HTML_BYTES);
});

/** The product's page, requested until the shop no longer renders it from cached responses. */
async function untilRenamed(): Promise<string> {
  let draw = 0;
  return await until('the new name', async () => {
    const html = await open.shop.html(`/product/${key}?fresh=${(draw += 1)}`);
    return blockOf(html, 'Product')?.['name'] === HOSTILE ? html : undefined;
  });
}

test('a product name cannot break out of its JSON-LD block', async () => {
  const { body } = await open.api.call(getProductSpec, { params: { key } });
  await open.api.db
    .update(productModels)
    .set({ name: HOSTILE })
    .where(eq(productModels.id, body.product_model.id));
  const html = await untilRenamed();
  expect(html).not.toContain('<script>alert(1)');
  expect(blockOf(html, 'Product')?.['name']).toBe(HOSTILE);
});
