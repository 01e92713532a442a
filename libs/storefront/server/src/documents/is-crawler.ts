const CRAWLER = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|lighthouse|headless(?!chrome)/i;

/** Crawlers need the whole document at once. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && CRAWLER.test(userAgent);
}
