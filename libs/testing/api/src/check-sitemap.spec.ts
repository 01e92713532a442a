import { checkFeed } from './check-feed';
import { checkSitemap } from './check-sitemap';
import { parseXml } from './parse-xml';

const ORIGIN = 'https://shop.example';
const set = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</urlset>`;
const GOOD = `<url><loc>${ORIGIN}/a</loc><lastmod>2026-05-01</lastmod></url>`;

it('returns the entries of a sitemap', () => {
  expect(checkSitemap(set(GOOD), 'urlset', ORIGIN)).toEqual([
    { url: `${ORIGIN}/a`, lastModified: '2026-05-01' },
  ]);
});

it.each([
  ['no entries', ''],
  ['another element', '<page/>'],
  ['no loc', '<url><lastmod>2026-05-01</lastmod></url>'],
  ['a relative URL', '<url><loc>/a</loc></url>'],
  ['an unescaped URL', `<url><loc>${ORIGIN}/皿</loc></url>`],
  ['another site', '<url><loc>https://other.example/a</loc></url>'],
  ['another date', `<url><loc>${ORIGIN}/a</loc><lastmod>May 1</lastmod></url>`],
  ['the same URL twice', GOOD + GOOD],
  ['an ampersand', `<url><loc>${ORIGIN}/?a=1&b=2</loc></url>`],
  ['an element that is not closed', '<url>'],
  [
    'more than 50,000 entries',
    Array.from({ length: 50_001 }, (_, at) => `<url><loc>${ORIGIN}/${at}</loc></url>`).join(''),
  ],
])('rejects a sitemap with %s', (_name, content) => {
  expect(() => checkSitemap(set(content), 'urlset', ORIGIN)).toThrow();
});

it('rejects one of another namespace, and an index where pages are expected', () => {
  expect(() => checkSitemap('<urlset><url/></urlset>', 'urlset', ORIGIN)).toThrow();
  expect(() => checkSitemap(set(GOOD), 'sitemapindex', ORIGIN)).toThrow();
});

const FEED = `${ORIGIN}/rss.xml`;
const feed = (channel: string, item: string) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}<item>${item}</item></channel></rss>`;
const CHANNEL = `<title>t</title><link>${ORIGIN}/</link><description>d</description><language>ja</language><atom:link rel="self" href="${FEED}"/>`;
const ITEM = `<title>t</title><link>${ORIGIN}/1</link><guid isPermaLink="true">${ORIGIN}/1</guid><pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>`;

it('returns the items of a feed', () => {
  expect(checkFeed(feed(CHANNEL, ITEM), FEED).items).toHaveLength(1);
});

it.each([
  ['no title', CHANNEL.replace('<title>t</title>', ''), ITEM],
  ['no URL of its own', CHANNEL.replace('rel="self"', 'rel="next"'), ITEM],
  ['no language', CHANNEL.replace('ja', 'en'), ITEM],
  ['an ISO date', CHANNEL, ITEM.replace('Fri, 01 May 2026 00:00:00 GMT', '2026-05-01')],
  ['another guid', CHANNEL, ITEM.replace('/1</guid>', '/2</guid>')],
])('rejects a feed with %s', (_name, channel, item) => {
  expect(() => checkFeed(feed(channel, item), FEED)).toThrow();
});

it('rejects what is not XML', () => {
  for (const text of ['', '<a>', '<a></b>', '<a>&nbsp;</a>', '<a>\u0001</a>', 'x'])
    expect(() => parseXml(text)).toThrow();
});
