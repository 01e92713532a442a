import { STOREFRONT_PATHS } from '@shop/shops/storefront-paths';
import { PAGE_PATHS } from './page-paths';

/** Pages that mails link to already and that the storefronts do not have yet. */
const WITHOUT_PAGE = ['social-gift'];

const pagePaths: Readonly<Record<string, string>> = PAGE_PATHS;

it.each(Object.entries(STOREFRONT_PATHS).filter(([page]) => !WITHOUT_PAGE.includes(page)))(
  'the API links to the page %s at the path that the storefronts serve it at',
  (page, path) => {
    expect(pagePaths[page]).toBe(path);
  },
);

it.each(WITHOUT_PAGE)('the page %s is still missing: once it exists, its path is checked here', (page) => {
  expect(pagePaths[page]).toBeUndefined();
});
