import type { RoutedPageId } from '@shop/site/paths/page-paths';

/** Every page of a theme: those with an address, and those that are shown in place of a page that failed. */
export type PageId = RoutedPageId | 'not-found' | 'error';

/**
 * The pages that every document's code names: those on which most visits begin, and those that are shown in place of a
 * page that failed, whose title is needed at once.
 */
export type StartPageId = 'home' | 'product-list' | 'product-detail' | 'maintenance' | 'not-found' | 'error';
