import { XML_DECLARATION, xmlElement, xmlText } from './xml-text';

/** An entry of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Absolute; also what readers know the entry by. */
  readonly url: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Plain text; may be empty. */
  readonly summary: string;
  /** Empty: none. */
  readonly category: string;
}

/** A feed of a shop. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same entries, absolute. */
  readonly pageUrl: string;
  /** Of the feed itself, absolute. */
  readonly url: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** Dates of RSS are those of RFC 822, in which `toUTCString` writes them. */
const feedDate = (timestamp: string): string => new Date(timestamp).toUTCString();

const itemXml = ({ title, url, publishedAt, summary, category }: FeedItem): string =>
  [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    xmlElement('pubDate', feedDate(publishedAt)),
    xmlElement('category', category),
    xmlElement('description', summary),
    '</item>\n',
  ].join('');

/** A feed in RSS 2.0, with its own URL as the best practices of the RSS Advisory Board ask for. */
export function rssXml({ title, description, pageUrl, url, items }: Feed): string {
  const [newest] = items;
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
    xmlElement('title', title),
    xmlElement('link', pageUrl),
    xmlElement('description', description),
    '<language>ja</language>',
    newest === undefined ? '' : xmlElement('lastBuildDate', feedDate(newest.publishedAt)),
    `<atom:link href="${xmlText(url)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('');
}
