import { QUERY_ROOTS } from '@shop/query/query-roots';

/** The keys of what the shop's editors write. */
export const contentKeys = {
  landingPage: (slug: string) => [QUERY_ROOTS.landingPages, slug] as const,
  messages: [QUERY_ROOTS.messages],
  news: (count: number) => [QUERY_ROOTS.news, 'list', count] as const,
  popups: [QUERY_ROOTS.popups],
  staticPage: (path: string) => [QUERY_ROOTS.staticPages, 'page', path] as const,
  staticPageUrls: [QUERY_ROOTS.staticPages, 'urls'],
} as const;
