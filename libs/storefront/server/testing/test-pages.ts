import type { DocumentPage } from '../src/documents/create-route-matcher';

/** The pages of a shop for tests: one that is cached, one for members, and one for all other URLs. */
export const TEST_PAGES: readonly DocumentPage[] = [
  { id: 'product-detail', guard: 'public', cache: 'public' },
  { id: 'mypage', guard: 'member', cache: 'private' },
  { id: 'static-page', guard: 'public', cache: 'public' },
];

/** Pages that the sitemap of the shop for tests can list: they need no key. */
export const FIXED_TEST_PAGES: readonly DocumentPage[] = [
  { id: 'home', guard: 'public', cache: 'public' },
  { id: 'news', guard: 'public', cache: 'public' },
  { id: 'login', guard: 'logout-only', cache: 'public' },
];
