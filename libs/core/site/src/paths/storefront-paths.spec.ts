import { STOREFRONT_PATHS } from '@shop/shops/storefront-paths';
import { PAGE_PATHS } from './page-paths';

const pagePaths: Readonly<Record<string, string>> = PAGE_PATHS;

it.each(Object.entries(STOREFRONT_PATHS))(
  'the API links to the page %s at the path that the storefronts serve it at',
  (page, path) => {
    // A link has the part that the page can do without.
    expect(pagePaths[page]?.replaceAll('?', '')).toBe(path);
  },
);
