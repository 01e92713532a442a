import type { ApiClient } from '@shop/api-client/api-client';
import { getLandingPage } from '@shop/contract/landing-pages/get-landing-page';
import type { LandingPage } from '@shop/contract/landing-pages/landing-page';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { internalPath } from '@shop/site/paths/internal-path';
import { sisterShopUrl } from '@shop/site/paths/sister-shop-url';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { landingPageKeys } from './landing-page-keys';
import { type CouponView, toCoupon } from './coupons/coupon-view';

/**
 * A landing page, or where the browser goes instead: a path of this shop, or a URL of a sister shop. account §3
 */
export type LandingPageView =
  | { readonly redirectTo: string }
  | {
      readonly redirectTo: null;
      readonly slug: string;
      readonly title: string;
      readonly description: string;
      /** Harmless HTML of the API. */
      readonly body: string;
      /** The alias of the collection whose products it shows. */
      readonly collection: string | null;
      readonly isHeaderShown: boolean;
      readonly isFooterShown: boolean;
      readonly layout: LandingPage['layout'];
      /** Those that this shopper can take here, and those that were taken already. */
      readonly coupons: readonly CouponView[];
    };

/**
 * One landing page. A redirect to anywhere but this shop and its sisters counts as none. account §4, §7
 */
export function landingPageQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: landingPageKeys.entry(slug),
    queryFn: async ({ signal, client }): Promise<LandingPageView> => {
      const { data, headers } = await api.call(getLandingPage, { params: { slug } }, { signal });
      const redirectTo = await redirectTarget(api, client, headers.get(REDIRECT_HEADER));
      if (redirectTo !== null) return { redirectTo };
      return {
        redirectTo,
        slug: data.slug,
        title: data.title,
        description: data.description,
        body: data.body,
        collection: data.collection,
        isHeaderShown: data.extend.is_show_header,
        isFooterShown: data.extend.is_show_footer,
        layout: data.layout,
        coupons: data.coupons.map(toCoupon),
      };
    },
  });
}

/** Where the header may send the browser, or `null`. The sister shops are fetched for an absolute URL only. */
async function redirectTarget(
  api: ApiClient,
  queryClient: QueryClient,
  sent: string | null,
): Promise<string | null> {
  if (sent === null || sent.startsWith('/')) return internalPath(sent);
  const { sisterShops } = await queryClient.fetchQuery(publicSiteQuery(api));
  return sisterShopUrl(sent, sisterShops);
}
