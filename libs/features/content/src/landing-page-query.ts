import type { ApiClient } from '@shop/api-client/api-client';
import { getLandingPage } from '@shop/contract/landing-pages/get-landing-page';
import type { LandingPage } from '@shop/contract/landing-pages/landing-page';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { internalPath } from '@shop/site/internal-path';
import { queryOptions } from '@tanstack/react-query';
import { landingPageKeys } from './landing-page-keys';
import { type CouponView, toCoupon } from './coupons/coupon-view';

/**
 * A landing page, or the path of this shop where the browser goes instead. account §3
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
      readonly isHeaderShown: boolean;
      readonly isFooterShown: boolean;
      readonly layout: LandingPage['layout'];
      /** Those that this shopper can take here, and those that were taken already. */
      readonly coupons: readonly CouponView[];
    };

/**
 * One landing page. A redirect to anywhere but this shop counts as none. account §4, §7
 */
export function landingPageQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: landingPageKeys.entry(slug),
    queryFn: async ({ signal }): Promise<LandingPageView> => {
      const { data, headers } = await api.call(getLandingPage, { params: { slug } }, { signal });
      const redirectTo = internalPath(headers.get(REDIRECT_HEADER));
      if (redirectTo !== null) return { redirectTo };
      return {
        redirectTo,
        slug: data.slug,
        title: data.title,
        description: data.description,
        body: data.body,
        isHeaderShown: data.extend.is_show_header,
        isFooterShown: data.extend.is_show_footer,
        layout: data.layout,
        coupons: data.coupons.map(toCoupon),
      };
    },
  });
}
