import type { ApiClient } from '@shop/api-client/api-client';
import { listSitemapEntries } from '@shop/contract/sitemaps/list-sitemap-entries';
import { listSitemapParts } from '@shop/contract/sitemaps/list-sitemap-parts';
import { SITEMAP_KINDS } from '@shop/contract/sitemaps/sitemap-kind';
import { FEED_PATHS } from '@shop/site/paths/feed-paths';
import type { DocumentPage } from '../documents/create-route-matcher';
import { type FeedName, loadFeed } from './load-feed';
import { robotsText } from './robots-text';
import { rssXml } from './rss-xml';
import { SITEMAP_PATHS, fixedPagePaths } from './sitemap-paths';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** What a file of the shop is made of. */
export interface SiteFileInput {
  readonly api: ApiClient;
  /** The configured origin of the shop, without a trailing slash. */
  readonly origin: string;
  readonly pages: readonly DocumentPage[];
}

/** A file that the shop writes itself, from what guests may see. */
export interface SiteFile {
  readonly type: string;
  /** Rejects with a NotFoundError where the shop has nothing for the file. */
  write(input: SiteFileInput): Promise<string>;
}

const XML_TYPE = 'application/xml; charset=utf-8';
/** The part of the pages that need no key; the API does not know them. */
const FIXED_PAGES = '/sitemap/pages-1.xml';
const PART_PATH = new RegExp(`^/sitemap/(${SITEMAP_KINDS.join('|')})-([1-9]\\d{0,5})\\.xml$`);

const index: SiteFile = {
  type: XML_TYPE,
  async write({ api, origin }) {
    const { data } = await api.call(listSitemapParts, {});
    return sitemapIndexXml([
      { url: `${origin}${FIXED_PAGES}`, lastModified: null },
      ...data.map(({ kind, part, updated_at }) => ({
        url: `${origin}/sitemap/${kind}-${part}.xml`,
        lastModified: updated_at,
      })),
    ]);
  },
};

const fixedPages: SiteFile = {
  type: XML_TYPE,
  write: ({ origin, pages }) =>
    Promise.resolve(
      sitemapXml(fixedPagePaths(pages).map((path) => ({ url: `${origin}${path}`, lastModified: null }))),
    ),
};

const robots: SiteFile = {
  type: 'text/plain; charset=utf-8',
  write: ({ origin, pages }) => Promise.resolve(robotsText(origin, pages)),
};

const feed = (name: FeedName): SiteFile => ({
  type: 'application/rss+xml; charset=utf-8',
  write: async ({ api, origin }) => rssXml(await loadFeed(api, origin, name)),
});

const FILES: Readonly<Record<string, SiteFile>> = {
  '/robots.txt': robots,
  '/sitemap.xml': index,
  [FIXED_PAGES]: fixedPages,
  [FEED_PATHS.news]: feed('news'),
  [FEED_PATHS.blog]: feed('blog'),
};

function sitemapPart(kind: (typeof SITEMAP_KINDS)[number], part: number): SiteFile {
  return {
    type: XML_TYPE,
    async write({ api, origin }) {
      const { data } = await api.call(listSitemapEntries, { params: { kind, part } });
      return sitemapXml(
        data.map(({ key, updated_at }) => ({
          url: `${origin}${SITEMAP_PATHS[kind](key)}`,
          lastModified: updated_at,
        })),
      );
    },
  };
}

/** The patterns of all paths at which a file can be. */
export const SITE_FILE_PATTERNS: readonly string[] = [...Object.keys(FILES), '/sitemap/:part'];

/** The file at a path; null where there is none. */
export function findSiteFile(pathname: string): SiteFile | null {
  const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (file !== undefined) return file;
  const [, name, part] = PART_PATH.exec(pathname) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === name);
  return kind === undefined ? null : sitemapPart(kind, Number(part));
}
