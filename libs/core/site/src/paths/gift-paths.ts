import { generatePath } from 'react-router-dom';
import { GIFT_PAGE_PATHS } from './gift-page-paths';

const pathOf = (
  page: Exclude<keyof typeof GIFT_PAGE_PATHS, 'social-gift'>,
  key: string | undefined,
): string => generatePath(GIFT_PAGE_PATHS[page], key === undefined ? {} : { key });

/** The URLs of a gift's steps. Without a key they are those of the gift that the tab keeps. account §2 */
export const giftPaths = {
  entry: () => GIFT_PAGE_PATHS['social-gift'],
  shipping: (key?: string) => pathOf('social-gift-shipping', key),
  delivery: (key?: string) => pathOf('social-gift-delivery', key),
  confirm: (key?: string) => pathOf('social-gift-confirm', key),
  complete: (key?: string) => pathOf('social-gift-complete', key),
} as const;
