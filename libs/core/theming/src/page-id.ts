import type { RoutedPageId } from '@shop/site/page-paths';

/** Every page of a theme: those with an address, and those that are shown in place of a page that failed. */
export type PageId = RoutedPageId | 'not-found' | 'error';
