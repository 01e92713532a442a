/** The path patterns of the pages that lists and forms lead to, by the page’s id. core §2 */
export const CONTENT_PAGE_PATHS = {
  'news-article': '/news/:key',
  'blog-article': '/blog/:key',
  'stylist-detail': '/stylist/:key',
  'contact-confirm': '/contact/confirm',
  'contact-complete': '/contact/complete',
  'landing-pages': '/lp',
  'landing-page': '/lp/:key',
  'flip-book-detail': '/flip-book/:key',
  popup: '/popup',
  'maker-detail': '/maker/:key',
  sitemap: '/sitemap',
  'product-uos': '/product/:key/uos',
  'protected-tags': '/tags',
} as const;
