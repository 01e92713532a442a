import { generatePath } from 'react-router-dom';
import { CONTENT_PAGE_PATHS } from './content-page-paths';
import { withPage, withQuery } from './path-with-query';
import { SHOP_PAGE_PATHS } from './shop-page-paths';

/** The URLs of the pages that lists and forms lead to. */
export const contentPaths = {
  newsArticle: (id: number) => generatePath(CONTENT_PAGE_PATHS['news-article'], { key: String(id) }),
  blogArticle: (id: number) => generatePath(CONTENT_PAGE_PATHS['blog-article'], { key: String(id) }),
  stylist: (key: string) => generatePath(CONTENT_PAGE_PATHS['stylist-detail'], { key }),
  contactConfirm: () => CONTENT_PAGE_PATHS['contact-confirm'],
  contactComplete: () => CONTENT_PAGE_PATHS['contact-complete'],
  /** A later page of the coupons that the member has taken. */
  takenCoupons: (page: number) => withQuery(SHOP_PAGE_PATHS.coupon, { taken: page === 1 ? undefined : page }),
  landingPages: (page = 1) => withPage(CONTENT_PAGE_PATHS['landing-pages'], page),
  landingPage: (slug: string) => generatePath(CONTENT_PAGE_PATHS['landing-page'], { key: slug }),
  flipBook: (key: string) => generatePath(CONTENT_PAGE_PATHS['flip-book-detail'], { key }),
  popups: () => CONTENT_PAGE_PATHS.popup,
  /** One of them alone, for mails and news. */
  popup: (id: number) => withQuery(CONTENT_PAGE_PATHS.popup, { id }),
  maker: (id: number) => generatePath(CONTENT_PAGE_PATHS['maker-detail'], { key: String(id) }),
  sitemap: () => CONTENT_PAGE_PATHS.sitemap,
  /** Where a password-protected tag is opened. */
  protectedTags: (tag?: string) => withQuery(CONTENT_PAGE_PATHS['protected-tags'], { tag }),
  productUnits: (key: string) => generatePath(CONTENT_PAGE_PATHS['product-uos'], { key }),
} as const;
