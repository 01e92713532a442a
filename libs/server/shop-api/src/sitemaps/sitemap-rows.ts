import type { SitemapKind } from '@shop/contract/sitemaps/sitemap-kind';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { publishedBlogs } from '../blogs/blog-store';
import {
  blogs,
  categories,
  makers,
  news,
  productModels,
  products,
  staticPages,
  stylists,
} from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { publishedNews } from '../news/news-store';
import { shownProduct } from '../products/shown-product';
import { shownStaticPages } from '../static-pages/static-page-store';
import { shownStylists } from '../stylists/stylist-store';
import { visibleModels } from '../tags/visible-models';

type SelectRows = (context: RouteContext) => SQL | Promise<SQL>;

/** The shop does not record when these change. */
const UNKNOWN = sql`null::timestamptz`;

/** What guests may see of each kind, under the conditions of the pages' own calls: `id`, `key` and `updated_at`. */
const ROWS: Readonly<Record<SitemapKind, SelectRows>> = {
  products: async (context) => sql`
    select ${products.id} as id, ${products.key} as key, ${productModels.publishedAt} as updated_at
    from ${products} join ${productModels} on ${productModels.id} = ${products.productModelId}
    where ${and(shownProduct(context.channel.id), await visibleModels(context))}`,
  categories: ({ channel }) => sql`
    select ${categories.id} as id, ${categories.key} as key, ${UNKNOWN} as updated_at from ${categories}
    where ${and(eq(categories.channelId, channel.id), eq(categories.tableName, 'products'), eq(categories.isShow, true))}`,
  makers: ({ channel }) => sql`
    select ${makers.id} as id, ${makers.id}::text as key, ${UNKNOWN} as updated_at from ${makers}
    where ${and(eq(makers.channelId, channel.id), eq(makers.isShow, true))}`,
  stylists: (context) => sql`
    select ${stylists.id} as id, ${stylists.key} as key, ${UNKNOWN} as updated_at from ${stylists}
    where ${shownStylists(context)}`,
  blogs: (context) => sql`
    select ${blogs.id} as id, ${blogs.id}::text as key, ${blogs.publishedAt} as updated_at from ${blogs}
    where ${publishedBlogs(context)}`,
  news: (context) => sql`
    select ${news.id} as id, ${news.id}::text as key, ${news.publishedAt} as updated_at from ${news}
    where ${publishedNews(context)}`,
  'static-pages': (context) => sql`
    select ${staticPages.id} as id, ${staticPages.url} as key, ${staticPages.updatedAt} as updated_at
    from ${staticPages} where ${shownStaticPages(context)}`,
};

/** Selects the rows of a kind. */
export const sitemapRows = async (context: RouteContext, kind: SitemapKind): Promise<SQL> =>
  ROWS[kind](context);

/** The milliseconds of a change as an ISO 8601 timestamp. Both databases return the same numbers, but not the same dates. */
export const toTimestamp = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();
