import { type XmlElement, childTexts, parseXml } from './parse-xml';

/** RFC 822 with the year in four digits, as RSS 2.0 prefers. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
const ATOM = 'http://www.w3.org/2005/Atom';

/** A checked feed. */
export interface CheckedFeed {
  readonly title: string;
  readonly link: string;
  readonly items: readonly {
    readonly title: string;
    readonly link: string;
    readonly published: string;
    readonly description: string | null;
  }[];
}

function only(element: XmlElement, name: string): string {
  const [text, ...more] = childTexts(element, name);
  if (text === undefined || text === '' || more.length > 0)
    throw new Error(`${element.name} has exactly one ${name}.`);
  return text;
}

function date(text: string): string {
  if (!RFC_822.test(text) || Number.isNaN(Date.parse(text))) throw new Error(`No date of RFC 822: ${text}`);
  return text;
}

function readItem(item: XmlElement) {
  const link = only(item, 'link');
  const guid = item.children.find(({ name }) => name === 'guid');
  if (guid?.text !== link || guid.attributes['isPermaLink'] !== 'true')
    throw new Error('The guid is the permanent link.');
  const published = date(only(item, 'pubDate'));
  const [description = null] = childTexts(item, 'description');
  return { title: only(item, 'title'), link: new URL(link).href, published, description };
}

/**
 * Checks a feed against the required and recommended elements of RSS 2.0 and returns it; throws where it breaks them.
 * https://www.rssboard.org/rss-specification, https://www.rssboard.org/rss-profile
 */
export function checkFeed(xml: string, url: string): CheckedFeed {
  const root = parseXml(xml);
  const [channel, ...others] = root.children;
  if (root.name !== 'rss' || root.attributes['version'] !== '2.0') throw new Error('No RSS 2.0.');
  if (channel?.name !== 'channel' || others.length > 0) throw new Error('A feed has one channel.');
  only(channel, 'description');
  if (only(channel, 'language') !== 'ja') throw new Error('The feed is in Japanese.');
  const self = channel.children.find(({ namespace }) => namespace === ATOM);
  if (self?.attributes['rel'] !== 'self' || self.attributes['href'] !== url)
    throw new Error('The feed names its own URL.');
  for (const built of childTexts(channel, 'lastBuildDate')) date(built);
  const items = channel.children.filter(({ name }) => name === 'item').map(readItem);
  if (new Set(items.map(({ link }) => link)).size < items.length) throw new Error('A guid is given twice.');
  return { title: only(channel, 'title'), link: new URL(only(channel, 'link')).href, items };
}
