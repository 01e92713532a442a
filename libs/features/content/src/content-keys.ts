import { QUERY_ROOTS } from '@shop/query/query-roots';

/** The keys of what the shop's editors write. */
export const contentKeys = {
  blogPage: (page: number) => [QUERY_ROOTS.blogs, 'page', page] as const,
  blogEntry: (id: string) => [QUERY_ROOTS.blogs, 'entry', id] as const,
  catalogs: [QUERY_ROOTS.catalogs],
  inquiryCategories: [QUERY_ROOTS.inquiryCategories],
  landingPage: (slug: string) => [QUERY_ROOTS.landingPages, slug] as const,
  messages: [QUERY_ROOTS.messages],
  news: (count: number) => [QUERY_ROOTS.news, 'list', count] as const,
  newsPages: [QUERY_ROOTS.news, 'page'],
  newsPage: (page: number) => [QUERY_ROOTS.news, 'page', page] as const,
  newsRead: (id: number) => [QUERY_ROOTS.news, 'read', id] as const,
  newsEntry: (id: string) => [QUERY_ROOTS.news, 'entry', id] as const,
  popups: [QUERY_ROOTS.popups],
  qas: (word: string) => [QUERY_ROOTS.qas, 'search', word] as const,
  qaCategories: [QUERY_ROOTS.qas, 'categories'],
  staticPage: (path: string) => [QUERY_ROOTS.staticPages, 'page', path] as const,
  staticPageUrls: [QUERY_ROOTS.staticPages, 'urls'],
} as const;
