import type { Pagination } from '@shop/api-client/pagination';
import { loginHistoriesQuery } from '@shop/feature-account/login-history/login-histories-query';
import { systemMessagesQuery } from '@shop/feature-account/message-center/system-messages-query';
import { pointHistoriesQuery } from '@shop/feature-account/points/point-histories-query';
import { productRequestsQuery } from '@shop/feature-catalogue/product-request/product-requests-query';
import { bookmarksQuery, favouritesQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { userListQuery } from '@shop/feature-catalogue/saved-products/user-list-query';
import { pastSearchesQuery } from '@shop/feature-catalogue/search-history/past-searches-query';
import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { takenCouponPageQuery } from '@shop/feature-content/coupons/taken-coupon-page-query';
import { flipBookPageQuery } from '@shop/feature-content/flip-book-page-query';
import { inquiriesQuery } from '@shop/feature-content/inquiries/inquiries-query';
import { landingPageListQuery } from '@shop/feature-content/landing-page-list-query';
import { newsPageQuery } from '@shop/feature-content/news-page-query';
import { ordersQuery } from '@shop/feature-orders/orders-query';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

type List = Promise<{ readonly pagination: Pagination }>;

it.each<[string, (page: number) => List]>([
  ['bookmarks', (page) => services.queryClient.fetchQuery(bookmarksQuery(services.api, page))],
  ['favourites', (page) => services.queryClient.fetchQuery(favouritesQuery(services.api, page))],
  [
    'a list of products',
    (page) => services.queryClient.fetchQuery(userListQuery(services.api, 'favorites', page)),
  ],
  ['points', (page) => services.queryClient.fetchQuery(pointHistoriesQuery(services.api, page))],
  ['sign-ins', (page) => services.queryClient.fetchQuery(loginHistoriesQuery(services.api, page))],
  ['messages', (page) => services.queryClient.fetchQuery(systemMessagesQuery(services.api, page))],
  ['searches', (page) => services.queryClient.fetchQuery(pastSearchesQuery(services.api, page))],
  ['product requests', (page) => services.queryClient.fetchQuery(productRequestsQuery(services.api, page))],
  ['inquiries', (page) => services.queryClient.fetchQuery(inquiriesQuery(services.api, { page }))],
  ['orders', (page) => services.queryClient.fetchQuery(ordersQuery(services.api, { page }))],
  ['coupons', (page) => services.queryClient.fetchQuery(couponPageQuery(services.api, page))],
  ['taken coupons', (page) => services.queryClient.fetchQuery(takenCouponPageQuery(services.api, page))],
  ['news', (page) => services.queryClient.fetchQuery(newsPageQuery(services.api, page))],
  ['articles', (page) => services.queryClient.fetchQuery(blogPageQuery(services.api, page))],
  ['catalogues', (page) => services.queryClient.fetchQuery(flipBookPageQuery(services.api, page))],
  ['landing pages', (page) => services.queryClient.fetchQuery(landingPageListQuery(services.api, page))],
  ['stylists', (page) => services.queryClient.fetchQuery(stylistsQuery(services.api, page))],
])('%s: a page beyond the last is the last one', async (_list, read) => {
  const { current, last } = (await read(99)).pagination;
  const asLast = await read(last);
  expect(current).toBe(last);
  expect(await read(99)).toEqual(asLast);
});
