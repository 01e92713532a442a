import { FEED_PATHS } from '@shop/site/paths/feed-paths';
import type { PageId } from '@shop/theming/page-id';

type FeedName = keyof typeof FEED_PATHS;

/** The feeds that each page names: those of what it shows. */
const FEEDS: Readonly<Partial<Record<PageId, readonly FeedName[]>>> = {
  home: ['news', 'blog'],
  news: ['news'],
  'news-article': ['news'],
  blog: ['blog'],
  'blog-article': ['blog'],
};

/** The feeds of a page, with their paths. */
export const feedLinks = (page: PageId): readonly { readonly name: FeedName; readonly path: string }[] =>
  (FEEDS[page] ?? []).map((name) => ({ name, path: FEED_PATHS[name] }));
