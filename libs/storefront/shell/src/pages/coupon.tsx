import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { takenCouponPageQuery } from '@shop/feature-content/coupons/taken-coupon-page-query';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The coupons that can be taken, and those that the member has. core §2 */
const page = definePage({
  id: 'coupon',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch, prefetch }) {
    const number = readPageNumber(search);
    const [{ pagination }] = await Promise.all([
      fetch(couponPageQuery(api, number)),
      isLogin ? prefetch(takenCouponPageQuery(api, readPageNumber(search, 'taken'))) : null,
    ]);
    if (number > pagination.last) throw redirect(paths.coupons(pagination.last));
    return {
      description: 'お買い物でお使いいただけるクーポンの一覧です。会員の方はここで受け取れます。',
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CouponPage() {
  return <RoutePage page={page} />;
}
