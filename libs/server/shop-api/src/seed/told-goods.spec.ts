import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { listBlogProductsSpec } from '@shop/contract/blogs/list-blog-products';
import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { getProductSpec } from '@shop/contract/products/get-product';
import { getStylistSpec } from '@shop/contract/stylists/get-stylist';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { SHOPS } from '@shop/shops/shop-list';
import { SHOP_CONTENT } from './content/all-content';
import { planCatalogue } from './plan-catalogue';
import { SHOP_SEEDS } from './shops/all-shops';

const CHANNELS = SHOPS.map(({ channel }) => channel);
const LINK = /href="\/product\/([^"]+)">([^<]+)</g;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const productOf = async (key: string, channel: string) =>
  (await api.call(getProductSpec, { params: { key } }, { channel })).body;

/** What the texts of a shop are about, by the names that they give. */
const namedIn = (channel: string): readonly (readonly [title: string, products: readonly string[]])[] => {
  const { articles, stylists } = SHOP_CONTENT[channel]!;
  return [
    ...articles.map(({ title, products }) => [title, products] as const),
    ...stylists.flatMap(({ looks }) => looks.map(([title, , products]) => [title, products] as const)),
  ];
};

it.each(CHANNELS)('%s sells everything that its articles and its stylists are about', (channel) => {
  const shop = SHOP_SEEDS.find(({ key }) => key === channel)!;
  const sold = new Set(planCatalogue(shop).map(({ lineKey, kindKey }) => `${lineKey}-${kindKey}`));
  const named = namedIn(channel);
  expect(named.filter(([, products]) => products.length === 0)).toEqual([]);
  expect(named.flatMap(([, products]) => products).filter((name) => !sold.has(name))).toEqual([]);
});

it.each(CHANNELS)('each article of %s shows a product that it leads to', async (channel) => {
  const { body: list } = await api.call(listBlogsSpec, { query: {} }, { channel });
  expect(list.length).toBeGreaterThan(0);
  for (const { id, image } of list) {
    const { body: article } = await api.call(getBlogSpec, { params: { id } }, { channel });
    const links = [...article.body.matchAll(LINK)];
    expect(links.length).toBeGreaterThan(0);
    const products = await Promise.all(links.map(([, key = '']) => productOf(key, channel)));
    const cards = await api.call(listBlogProductsSpec, { params: { id } }, { channel });
    expect(cards.body.map(({ key }) => key)).toEqual(links.map(([, key]) => key));
    expect(products.map(({ name }, at) => name.startsWith(links[at]![2]!))).not.toContain(false);
    expect(products.map((product) => product.images[0]?.path)).toContain(image?.path);
  }
});

it.each(CHANNELS)('each coordinate of %s shows the first of its products', async (channel) => {
  for (const { key } of SHOP_CONTENT[channel]!.stylists) {
    const { body } = await api.call(getStylistSpec, { params: { key } }, { channel });
    for (const { image, products } of body.looks) {
      expect(products.length).toBeGreaterThan(0);
      const first = await productOf(products[0]!.key, channel);
      expect(first.images.map(({ path }) => path)).toContain(image?.path);
    }
  }
});
