import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { QueryClient } from '@tanstack/react-query';
import { giftLeadtimesQuery } from './gift-leadtimes-query';

const PLACE = { shippingId: 1, prefecture: '東京都', postalCode: '100-0001' } as const;
const LEADTIME = {
  ...{ packing_key: null, shipping_key: 'main', order_shipping_id: 1, dates: [], deliveries: [] },
  ...{ ships_on: '2026-06-12', earliest_arrival_on: '2026-06-15', delivery_timezone: {} },
};

/** Fetches lead times from an API whose check of the delivery has that status; returns the paths of its calls. */
async function callsWith(checkStatus: number): Promise<readonly string[]> {
  const paths: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.invalid',
    channel: 'gift',
    auth: anonymousAuth,
    onError: () => undefined,
    fetch: (...call) => {
      const { pathname } = new URL(new Request(...call).url);
      paths.push(pathname);
      return Promise.resolve(
        pathname.includes('/check/')
          ? Response.json({ code: 'social_gift.expired', message: '期限切れです' }, { status: checkStatus })
          : Response.json([LEADTIME]),
      );
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.fetchQuery(giftLeadtimesQuery(api, 'secret', PLACE)).catch(() => undefined);
  queryClient.clear();
  return paths;
}

// spec items: trans-social-gift-flow
it.each([
  [
    'the delivery is checked before its lead times are fetched',
    200,
    ['/v1/social-gifts/check/delivery', '/v1/shipping-leadtime/input/secret'],
  ],
  ['no lead times are fetched where the check fails', 422, ['/v1/social-gifts/check/delivery']],
])('%s', async (_what, status, paths) => {
  expect(await callsWith(status)).toEqual(paths);
});
