import type { BreadcrumbStep } from '@shop/feature-catalogue/product-breadcrumb';
import { paths } from '@shop/site/paths/paths';
import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { titleOfPage } from '@shop/theming/theme-page';

/** The lists that pages of one entry belong to. */
const LISTS = {
  'maker-detail': { id: 'maker', to: paths.makers() },
  'stylist-detail': { id: 'stylist', to: paths.stylists() },
  'news-article': { id: 'news', to: paths.news() },
  'blog-article': { id: 'blog', to: paths.blog() },
} as const satisfies Partial<Record<PageId, { readonly id: PageId; readonly to: string }>>;

const isInList = (page: PageId): page is keyof typeof LISTS => Object.hasOwn(LISTS, page);

/** The way from the top page to a page, as its breadcrumb shows it: over the list that it belongs to, if any. */
export function pageTrail(page: PageId, title: string, theme: Theme): readonly BreadcrumbStep[] {
  const list = isInList(page) ? LISTS[page] : null;
  return [
    { label: titleOfPage(theme, 'home'), to: paths.home() },
    ...(list === null ? [] : [{ label: titleOfPage(theme, list.id), to: list.to }]),
    { label: title },
  ];
}
