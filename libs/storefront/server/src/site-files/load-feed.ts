import type { ApiClient } from '@shop/api-client/api-client';
import { listBlogs } from '@shop/contract/blogs/list-blogs';
import { listNews } from '@shop/contract/news/list-news';
import { getFrontSettings } from '@shop/contract/site/get-front-settings';
import { FEED_PATHS } from '@shop/site/paths/feed-paths';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import type { Feed, FeedItem } from './rss-xml';

/** The feeds of a shop. */
export type FeedName = keyof typeof FEED_PATHS;

/** Readers ask for a feed many times a day: it holds what is new, not all there ever was. */
const FEED_LENGTH = 20;
const query = { page: 1, per: FEED_LENGTH };

const ITEMS: Readonly<Record<FeedName, (api: ApiClient, origin: string) => Promise<readonly FeedItem[]>>> = {
  news: async (api, origin) =>
    (await api.call(listNews, { query })).data.map(({ id, title, label, published_at }) => ({
      title,
      url: `${origin}${contentPaths.newsArticle(id)}`,
      publishedAt: published_at,
      summary: '',
      category: label,
    })),
  blog: async (api, origin) =>
    (await api.call(listBlogs, { query })).data.map(({ id, title, label, excerpt, published_at }) => ({
      title,
      url: `${origin}${contentPaths.blogArticle(id)}`,
      publishedAt: published_at,
      summary: excerpt,
      category: label,
    })),
};

const ABOUT: Readonly<Record<FeedName, { readonly title: string; readonly path: string }>> = {
  news: { title: 'お知らせ', path: paths.news() },
  blog: { title: 'ブログ', path: paths.blog() },
};

/** Loads a feed as guests see it. */
export async function loadFeed(api: ApiClient, origin: string, name: FeedName): Promise<Feed> {
  const [items, { data: settings }] = await Promise.all([
    ITEMS[name](api, origin),
    api.call(getFrontSettings, {}),
  ]);
  const { title, path } = ABOUT[name];
  const siteName = settings['SITE.NAME'];
  return {
    title: [siteName, title].filter(Boolean).join(' '),
    description: `${siteName === '' ? '' : `${siteName}の`}${title}の新着です。`,
    pageUrl: `${origin}${path}`,
    url: `${origin}${FEED_PATHS[name]}`,
    items,
  };
}
