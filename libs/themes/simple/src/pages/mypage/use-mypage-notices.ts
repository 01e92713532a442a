import { meQuery } from '@shop/feature-account/me-query';
import { memorialsQuery } from '@shop/feature-account/memorials/memorials-query';
import { unreadMessagesQuery } from '@shop/feature-account/message-center/unread-messages-query';
import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { openOrdersQuery, type UnpaidOrder } from '@shop/feature-orders/open-orders-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatCount } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { mypageNoticesWords } from './mypage-notices-words';

const FIRST_PAGE = 1;
/** An anniversary is near while there is time to choose a present, and not much more. */
const NEAR_DAYS = 30;

/** The notices of `MypageNotices`. */
export interface MypageNoticesView {
  /** All of it has come or failed: nothing more comes above what stands already. What is asked for again stays so. */
  readonly isFetched: boolean;
  readonly unpaid: readonly UnpaidOrder[];
  readonly lines: readonly { readonly to: string; readonly text: string }[];
}

/** What matters to the member now, each with its page. A call that fails leaves its lines out and no other. */
export function useMypageNotices(): MypageNoticesView {
  const words = useWords(mypageNoticesWords);
  const services = useShopServices();
  const { api } = services;
  const me = useQuery(meQuery(api));
  const orders = useQuery(openOrdersQuery(api));
  const balance = useQuery(pointBalanceQuery(services));
  const unread = useQuery(unreadMessagesQuery(api));
  const coupons = useQuery(couponPageQuery(api, FIRST_PAGE));
  const memorials = useQuery(memorialsQuery(services));

  const next = balance.data?.nextExpiration ?? null;
  const expiring = next?.isSoon === true ? next : null;
  const takeable =
    coupons.data?.coupons.filter(({ isTaken, takeLeft }) => !isTaken && takeLeft !== 0).length ?? 0;
  const messages = unread.data ?? 0;
  const lines = [
    ...(me.data === undefined || me.data.isEmailVerified
      ? []
      : [{ to: accountPaths.verify(), text: words.unverified(me.data.email) }]),
    ...(orders.data?.inPayment ?? []).map(({ orderNo }) => ({
      to: paths.cart(),
      text: words.inPayment(orderNo),
    })),
    ...(orders.data?.onTheirWay ?? []).map(({ id, orderNo }) => ({
      to: accountPaths.order(id),
      text: words.onItsWay(orderNo),
    })),
    ...(expiring === null
      ? []
      : [
          {
            to: accountPaths.points(),
            text: words.expiring(formatCount(expiring.points), formatDateWithWeekday(expiring.expiresAt)),
          },
        ]),
    ...(memorials.data?.entries ?? [])
      .filter(({ daysUntil }) => daysUntil <= NEAR_DAYS)
      .map(({ personName, name, divisionName, daysUntil }) => ({
        to: accountPaths.memorials(),
        text: words.anniversary(personName, name || divisionName, daysUntil),
      })),
    ...(messages === 0 ? [] : [{ to: accountPaths.messages(), text: words.unread(messages) }]),
    ...(takeable === 0 ? [] : [{ to: paths.coupons(), text: words.coupons(takeable) }]),
  ];
  return {
    isFetched: [me, orders, balance, unread, coupons, memorials].every((query) => query.isFetched),
    unpaid: orders.data?.unpaid ?? [],
    lines,
  };
}
