import { type XmlElement, childTexts, parseXml } from './parse-xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MAX_ENTRIES = 50_000;
/** 50 MB. */
const MAX_BYTES = 52_428_800;
const MAX_URL_LENGTH = 2_048;
/** The profile of ISO 8601 that https://www.w3.org/TR/NOTE-datetime allows. */
const W3C_DATETIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** An entry of a checked sitemap. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastModified: string | null;
}

function readEntry(entry: XmlElement, origin: string): SitemapEntry {
  const unknown = entry.children.filter(({ name }) => name !== 'loc' && name !== 'lastmod');
  if (unknown.length > 0) throw new Error(`Unknown elements: ${unknown.map(({ name }) => name).join(', ')}`);
  const [url, ...more] = childTexts(entry, 'loc');
  if (url === undefined || more.length > 0) throw new Error('An entry has exactly one loc.');
  if (new URL(url).href !== url || url.length >= MAX_URL_LENGTH) throw new Error(`No escaped URL: ${url}`);
  if (new URL(url).origin !== origin) throw new Error(`A URL of another site: ${url}`);
  const [lastModified = null] = childTexts(entry, 'lastmod');
  if (lastModified !== null && !W3C_DATETIME.test(lastModified))
    throw new Error(`No W3C date: ${lastModified}`);
  return { url, lastModified };
}

/** Checks a file against the schema and the limits of sitemaps.org and returns its entries; throws where it breaks them. */
export function checkSitemap(
  xml: string,
  kind: 'urlset' | 'sitemapindex',
  origin: string,
): readonly SitemapEntry[] {
  const root = parseXml(xml);
  if (root.name !== kind || root.namespace !== NAMESPACE) throw new Error(`No ${kind}: ${root.name}`);
  const name = kind === 'urlset' ? 'url' : 'sitemap';
  if (root.children.some((child) => child.name !== name)) throw new Error(`Not only ${name} elements.`);
  const { length } = root.children;
  if (length === 0 || length > MAX_ENTRIES) throw new Error(`${length} entries`);
  if (Buffer.byteLength(xml) > MAX_BYTES) throw new Error('Larger than 50 MB.');
  const entries = root.children.map((child) => readEntry(child, origin));
  if (new Set(entries.map(({ url }) => url)).size < length) throw new Error('A URL is listed twice.');
  return entries;
}
