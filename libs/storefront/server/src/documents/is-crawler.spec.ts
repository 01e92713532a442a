import { isCrawler } from './is-crawler';

it.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['a link preview', 'facebookexternalhit/1.1', true],
  [
    'Lighthouse',
    'Mozilla/5.0 (Linux; Android 11) Chrome/130.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    true,
  ],
  [
    'a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'the browser of a test',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    false,
  ],
  ['a client without a user agent', null, false],
])('%s', (_name, userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
