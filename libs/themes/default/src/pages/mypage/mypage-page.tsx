import { meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { ChangeShop } from '@shop/theme-simple/parts/change-shop';
import { LogoutButton } from '@shop/theme-simple/parts/logout-button';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { LatestOrders } from './latest-orders';
import { MypageMenu } from './mypage-menu';
import styles from './mypage-page.module.css';

/** The top of the member's own area: who is signed in, what was ordered last, and the way to the rest. */
export default function MypagePage() {
  const { data, error, refetch } = useQuery(meQuery(useApi()));
  return (
    <>
      <h1>マイページ</h1>
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      <div className={styles.greeting}>
        <p className={styles.name}>{data === undefined ? ' ' : `${data.name} 様`}</p>
        <p className={styles.email}>{data?.email ?? ' '}</p>
      </div>
      <div className={styles.columns}>
        <MypageMenu />
        <LatestOrders />
      </div>
      <ChangeShop />
      <div className={styles.foot}>
        <LinkButton to={paths.productList()} variant="quiet">
          買い物を続ける
        </LinkButton>
        <LogoutButton />
      </div>
    </>
  );
}
