import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { landingPages } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { and, eq } from 'drizzle-orm';
import { landingPageQuery } from './landing-page-query';

let api: TestApi;
let services: TestServices;
let baseUrl: string;
beforeAll(async () => {
  api = await openTestApi();
  baseUrl = (await api.serve()).url;
  services = await createTestServices(baseUrl);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

/** A client whose API sends that redirect, in a shop whose public.json names these sister shops. */
const redirecting = (sent: string, sisterShops: readonly object[]) =>
  createApiClient({
    baseUrl,
    channel: 'default',
    auth: anonymousAuth,
    onError: () => undefined,
    fetch: async (...call) => {
      const response = await fetch(...call);
      if (new URL(new Request(...call).url).pathname === '/public.json') {
        const { env, site } = (await response.json()) as { env: object; site: object };
        return Response.json({ env, site: { ...site, sister_shops: sisterShops } });
      }
      const headers = new Headers(response.headers);
      headers.set('x-redirect-url', sent);
      return new Response(await response.text(), { status: response.status, headers });
    },
  });

const load = (slug: string) =>
  services.queryClient.fetchQuery({ ...landingPageQuery(services.api, slug), staleTime: 0 });

it('[header-redirect] [gap-redirect-header-name] [trans-landing-page-redirect] the header of a landing page redirects to its URL', async () => {
  expect(await load('daily-tools')).toMatchObject({ redirectTo: null, slug: 'daily-tools' });
  expect(await load('last-year')).toEqual({ redirectTo: '/lp/daily-tools' });
  await api.db
    .update(landingPages)
    .set({ redirectUrl: '//evil.example/' })
    .where(and(eq(landingPages.channelId, 1), eq(landingPages.slug, 'last-year')));
  expect(await load('last-year')).toMatchObject({ redirectTo: null });
});

// reliability 10: what a tenant's own API sends is not to be trusted either
it.each([
  ['//evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['https://gift.example.evil.example/', null],
  ['https://gift.example@evil.example/', null],
  ['https://gift.example/lp/summer', 'https://gift.example/lp/summer'],
  ['/product?q=1', '/product?q=1'],
])('[header-redirect] [trans-landing-page-redirect] the header %s leads to %s', async (sent, redirectTo) => {
  services.queryClient.clear();
  const client = redirecting(sent, [{ channel: 'gift', name: '贈りもの', url: 'https://gift.example' }]);
  const query = { ...landingPageQuery(client, 'daily-tools'), staleTime: 0 };
  expect(await services.queryClient.fetchQuery(query)).toMatchObject({ redirectTo });
});
