/** The paths of the shop's feeds. They lie below the pages that show the same entries; no entry has such a key. */
export const FEED_PATHS = { news: '/news/rss.xml', blog: '/blog/rss.xml' } as const;
