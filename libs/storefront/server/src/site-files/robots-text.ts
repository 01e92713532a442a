import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import type { DocumentPage } from '../documents/create-route-matcher';

/** The parameters that search, filter or sort the product list: each combination would be another page. */
const LIST_PARAMETERS = ['word', 'tag', 'colour', 'price_min', 'price_max', 'in_stock', 'sort'];

/** The fixed beginnings of the paths of pages that are rendered for one shopper, such as cart and account. */
function privatePaths(pages: readonly DocumentPage[]): readonly string[] {
  const starts = pages
    .filter(({ cache }) => cache === 'private')
    .map(({ id }) => PAGE_PATHS[id].replace(/\/[:*].*$/, ''));
  return [...new Set(starts)].filter((path) => !starts.some((other) => path.startsWith(`${other}/`))).sort();
}

/**
 * The robots.txt of a shop: cart, account and what a shopper searches stay out of search engines, everything else is
 * named by the sitemap. RFC 9309; `$` ends a path there.
 */
export function robotsText(origin: string, pages: readonly DocumentPage[]): string {
  const rules = [
    ...privatePaths(pages).flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]),
    ...LIST_PARAMETERS.flatMap((name) => [
      `${PAGE_PATHS['product-list']}?${name}=`,
      `${PAGE_PATHS['product-list']}?*&${name}=`,
    ]),
  ];
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
