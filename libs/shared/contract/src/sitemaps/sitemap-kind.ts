import * as v from 'valibot';

/** What sitemaps list besides the fixed pages of a shop. */
export const SITEMAP_KINDS = [
  'products',
  'categories',
  'makers',
  'stylists',
  'blogs',
  'news',
  'static-pages',
] as const;

export const SitemapKind = v.picklist(SITEMAP_KINDS);
export type SitemapKind = v.InferOutput<typeof SitemapKind>;

/**
 * The entries of a part at most. sitemaps.org allows 50,000 URLs in a file; a fifth of it keeps a response and the file
 * that is made of it at about a megabyte.
 */
export const SITEMAP_PART_SIZE = 10_000;
