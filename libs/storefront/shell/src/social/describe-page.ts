import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { listHeading } from '@shop/feature-catalogue/list-heading';
import { blockProductsQuery } from '@shop/feature-catalogue/block-products-query';
import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { blogEntryQuery } from '@shop/feature-content/blog-entry-query';
import { DEFAULT_LAYOUTS } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { newsEntryQuery } from '@shop/feature-content/news-entry-query';
import { qaCategoriesQuery } from '@shop/feature-content/qa-categories-query';
import type { ShopServices } from '@shop/query/shop-services';
import { cachedSettings } from '@shop/site/settings/settings-query';
import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { articleData } from './article-data';
import { breadcrumbData } from './breadcrumb-data';
import { faqData } from './faq-data';
import { organizationData } from './organization-data';
import type { PageUrl, PageDescription } from './page-description';
import { pageTrail } from './page-trail';
import { productData } from './product-data';
import { websiteData } from './website-data';

/** What a page is described from: the data that its loader has fetched, and its URL. */
export interface DescribedPage extends PageUrl {
  readonly services: Pick<ShopServices, 'api' | 'queryClient'>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly siteName: string;
  /** Of the page itself, without the site's name. */
  readonly title: string;
  /** The steps of breadcrumbs are called like the pages that they lead to. */
  readonly theme: Theme;
}

const breadcrumbWords = ({ pageTitles }: Theme) => ({
  home: pageTitles.home,
  productList: pageTitles['product-list'],
});

type DescribePage = (page: DescribedPage) => PageDescription | null;

/** The picture of the first product on the home page. */
function homePicture({ api, queryClient }: DescribedPage['services']) {
  const layout = queryClient.getQueryData(layoutQuery(api, 'home').queryKey) ?? [];
  const [shown] = (layout.length === 0 ? DEFAULT_LAYOUTS.home : layout).flatMap((block) =>
    block.kind === 'products'
      ? (queryClient.getQueryData(blockProductsQuery(api, block).queryKey) ?? [])
      : [],
  );
  return shown?.picture ?? null;
}

const describeHome: DescribePage = ({ services, siteName, origin }) => ({
  type: 'website',
  picture: homePicture(services),
  structuredData: [
    websiteData(siteName, origin),
    organizationData(siteName, origin, cachedSettings(services.queryClient)?.identity?.logo ?? null),
  ],
});

const describeList: DescribePage = ({ services: { api, queryClient }, search, theme, ...pageUrl }) => {
  const filter = readProductFilter(search);
  const categories = queryClient.getQueryData(categoriesQuery(api).queryKey) ?? [];
  const facets = queryClient.getQueryData(productFacetsQuery(api, filter).queryKey);
  const list = queryClient.getQueryData(productsQuery(api, filter).queryKey);
  // Nobody reads the description of what a shopper searched: such a list is not indexed.
  const words = { ...breadcrumbWords(theme), searchResults: (word: string) => word };
  return {
    type: 'website',
    picture: list?.products[0]?.picture ?? null,
    structuredData: [breadcrumbData(listHeading(filter, categories, words, facets).breadcrumb, pageUrl)],
  };
};

const describeProduct: DescribePage = ({ services: { api, queryClient }, params, theme, ...pageUrl }) => {
  const key = params['key'] ?? '';
  const product = queryClient.getQueryData(productQuery(api, key).queryKey);
  if (product === undefined) return null;
  const rating = queryClient.getQueryData(productRatingQuery(api, key).queryKey) ?? null;
  return {
    type: 'product',
    picture: product.pictures[0] ?? null,
    structuredData: [
      productData(product, rating, pageUrl),
      breadcrumbData(productBreadcrumb(product, breadcrumbWords(theme)), pageUrl),
    ],
  };
};

const describeNews: DescribePage = ({ services: { api, queryClient }, params, siteName, ...pageUrl }) => {
  const news = queryClient.getQueryData(newsEntryQuery(api, params['key'] ?? '').queryKey);
  if (news === undefined) return null;
  const article = { ...news, author: '', picture: null };
  return {
    type: 'article',
    picture: null,
    structuredData: [articleData('NewsArticle', article, siteName, pageUrl)],
  };
};

const describeBlog: DescribePage = ({ services: { api, queryClient }, params, siteName, ...pageUrl }) => {
  const article = queryClient.getQueryData(blogEntryQuery(api, params['key'] ?? '').queryKey);
  if (article === undefined) return null;
  return {
    type: 'article',
    picture: article.picture,
    structuredData: [articleData('BlogPosting', article, siteName, pageUrl)],
  };
};

const describeFaq: DescribePage = ({ services: { api, queryClient } }) => {
  const categories = queryClient.getQueryData(qaCategoriesQuery(api).queryKey);
  return {
    type: 'website',
    picture: null,
    structuredData: categories === undefined ? [] : [faqData(categories)],
  };
};

const DESCRIPTIONS: Readonly<Partial<Record<PageId, DescribePage>>> = {
  home: describeHome,
  'product-list': describeList,
  'product-detail': describeProduct,
  faq: describeFaq,
  'news-article': describeNews,
  'blog-article': describeBlog,
};

const DEFAULT_DESCRIPTION: PageDescription = { type: 'website', picture: null, structuredData: [] };

/** Pages that have another breadcrumb, or none. */
const WITHOUT_TRAIL: ReadonlySet<PageId> = new Set<PageId>(['home', 'product-list', 'product-detail']);

/** Describes a page for search engines and social networks, from the data that its loader has fetched. */
export function describePage(page: PageId, input: DescribedPage): PageDescription {
  const description = DESCRIPTIONS[page]?.(input) ?? DEFAULT_DESCRIPTION;
  if (WITHOUT_TRAIL.has(page)) return description;
  const trail = breadcrumbData(pageTrail(page, input.title, input.theme), input);
  return { ...description, structuredData: [...description.structuredData, trail] };
}
