import { XML_DECLARATION, xmlElement } from './xml-text';

/** A page or a part, as sitemaps name it. */
export interface SitemapLocation {
  /** Absolute. */
  readonly url: string;
  /** ISO 8601; null where no change is recorded. */
  readonly lastModified: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const listXml = (list: string, entry: string, locations: readonly SitemapLocation[]): string => {
  const entries = locations.map(
    ({ url, lastModified }) =>
      `<${entry}>${xmlElement('loc', url)}${xmlElement('lastmod', lastModified)}</${entry}>\n`,
  );
  return `${XML_DECLARATION}<${list} xmlns="${NAMESPACE}">\n${entries.join('')}</${list}>\n`;
};

/** The index of a shop's sitemaps. https://www.sitemaps.org/protocol.html#index */
export const sitemapIndexXml = (parts: readonly SitemapLocation[]): string =>
  listXml('sitemapindex', 'sitemap', parts);

/** One sitemap. https://www.sitemaps.org/protocol.html#xmlTagDefinitions */
export const sitemapXml = (pages: readonly SitemapLocation[]): string => listXml('urlset', 'url', pages);
