import { takeCoupon } from '@shop/contract/coupons/take-coupon';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { couponKeys } from './coupon-keys';
import { landingPageKeys } from '../landing-page-keys';
import type { LandingPageView } from '../landing-page-query';
import type { CouponPage } from './coupon-page-query';
import { type CouponView, toCoupon } from './coupon-view';

/** Which coupon a member takes, and where. */
export interface CouponTake {
  readonly couponId: number;
  /** The name of the page that shows it, for the shop's statistics. */
  readonly page: string;
}

/** The coupons after one was taken: it takes the place of its offer. */
const replaceIn = (coupons: readonly CouponView[], taken: CouponView): readonly CouponView[] =>
  coupons.map((coupon) => (coupon.id === taken.id ? taken : coupon));

/**
 * Takes a coupon for the signed-in member: `useTakeCoupon().mutateAsync({ couponId, page })`. Afterwards it is taken in
 * every list, those of landing pages too; after a failure the lists are fetched again, because somebody else may have
 * taken the last one. Rejects with an ApiError. account §3, §4
 */
export function useTakeCoupon() {
  const { queryClient } = useShopServices();
  const sendOnce = useSendOnce();
  return useGuardedMutation({
    mutationFn: async ({ couponId, page }: CouponTake): Promise<CouponView> => {
      const body = { coupon_id: couponId, page };
      return toCoupon((await sendOnce(body, (api) => api.call(takeCoupon, { body }))).data);
    },
    onSuccess: (taken) => {
      queryClient.setQueriesData<CouponPage>(
        { queryKey: couponKeys.pages },
        (list) => list && { ...list, coupons: replaceIn(list.coupons, taken) },
      );
      queryClient.setQueriesData<LandingPageView>({ queryKey: landingPageKeys.entries }, (page) =>
        page?.redirectTo === null ? { ...page, coupons: replaceIn(page.coupons, taken) } : page,
      );
      return queryClient.invalidateQueries({ queryKey: couponKeys.takenPages });
    },
    onError: async () => {
      await queryClient.invalidateQueries({ queryKey: couponKeys.pages });
      await queryClient.invalidateQueries({ queryKey: landingPageKeys.entries });
    },
  });
}
