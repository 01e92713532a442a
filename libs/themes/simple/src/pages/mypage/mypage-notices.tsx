import { meQuery } from '@shop/feature-account/me-query';
import { memorialsQuery } from '@shop/feature-account/memorials/memorials-query';
import { unreadMessagesQuery } from '@shop/feature-account/message-center/unread-messages-query';
import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { couponPageQuery } from '@shop/feature-content/coupons/coupon-page-query';
import { openOrdersQuery } from '@shop/feature-orders/open-orders-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatCount } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './mypage-notices.module.css';
import { mypageNoticesWords } from './mypage-notices-words';
import { UnpaidNotice } from './unpaid-notice';

const FIRST_PAGE = 1;
/** An anniversary is near while there is time to choose a present, and not much more. */
const NEAR_DAYS = 30;

/** What matters to the member now, each with its page. A call that fails leaves its lines out and no other. */
export function MypageNotices() {
  const words = useWords(mypageNoticesWords);
  const services = useShopServices();
  const { api } = services;
  const { data: me } = useQuery(meQuery(api));
  const { data: orders } = useQuery(openOrdersQuery(api));
  const { data: balance } = useQuery(pointBalanceQuery(services));
  const { data: unread = 0 } = useQuery(unreadMessagesQuery(api));
  const { data: coupons } = useQuery(couponPageQuery(api, FIRST_PAGE));
  const { data: memorials } = useQuery(memorialsQuery(services));

  const next = balance?.nextExpiration ?? null;
  const expiring = next?.isSoon === true ? next : null;
  const takeable = coupons?.coupons.filter(({ isTaken, takeLeft }) => !isTaken && takeLeft !== 0).length ?? 0;
  const lines = [
    ...(me === undefined || me.isEmailVerified
      ? []
      : [{ to: accountPaths.verify(), text: words.unverified(me.email) }]),
    ...(orders?.onTheirWay ?? []).map(({ id, orderNo }) => ({
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
    ...(memorials?.entries ?? [])
      .filter(({ daysUntil }) => daysUntil <= NEAR_DAYS)
      .map(({ personName, name, divisionName, daysUntil }) => ({
        to: accountPaths.memorials(),
        text: words.anniversary(personName, name || divisionName, daysUntil),
      })),
    ...(unread === 0 ? [] : [{ to: accountPaths.messages(), text: words.unread(unread) }]),
    ...(takeable === 0 ? [] : [{ to: paths.coupons(), text: words.coupons(takeable) }]),
  ];
  const unpaid = orders?.unpaid ?? [];
  if (unpaid.length + lines.length === 0) return null;
  return (
    <section aria-labelledby="mypage-notices" className={styles.notices}>
      <h2 id="mypage-notices" className={styles.title}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {unpaid.map((order) => (
          <li key={order.id} className={styles.line} data-kind="due">
            <UnpaidNotice order={order} />
          </li>
        ))}
        {lines.map(({ to, text }) => (
          <li key={text} className={styles.line}>
            <Link to={to}>
              <Unbroken>{text}</Unbroken>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
