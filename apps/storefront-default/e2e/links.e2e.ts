/** @jest-environment jest-fixed-jsdom */
import { SHOPS } from '@shop/shops/shop-list';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { crawlLinks } from './crawl-links';
import { portOriginOf } from './platform';

/** How many links away from the home: `npm run soak` goes as deep as a shopper does. */
const DEPTH = SOAK_FACTOR === 1 ? 1 : 4;
const LIMIT_MS = 20 * 60_000;

it.each(SHOPS)(
  'no link of $name leads nowhere, as its pages are read without JavaScript',
  async ({ name }) => {
    const { visited, broken } = await crawlLinks(portOriginOf(name), DEPTH);
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(20);
  },
  LIMIT_MS,
);
