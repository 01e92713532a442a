import { meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { AccountColumns } from '@shop/theme-simple/parts/account-columns';
import { ChangeShop } from '@shop/theme-simple/parts/change-shop';
import { LogoutButton } from '@shop/theme-simple/parts/logout-button';
import { MypageCompany } from '@shop/theme-simple/pages/mypage/mypage-company';
import { mypageWords } from '@shop/theme-simple/pages/mypage/mypage-words';
import { MypageNotices } from '@shop/theme-simple/pages/mypage/mypage-notices';
import { useMypageNotices } from '@shop/theme-simple/pages/mypage/use-mypage-notices';
import { PasskeyOffer } from '@shop/theme-simple/parts/passkey-offer-part';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { LatestOrders } from './latest-orders';
import { MypageMenu } from './mypage-menu';
import styles from './mypage-page.module.css';
import { defaultMypageWords } from './default-mypage-words';
import { MypageLeadSlot } from '@shop/theme-simple/slots/member-slots';

/** The top of the member's own area: who is signed in, the latest orders, and links to the other pages. */
export default function MypagePage() {
  const words = useWords(mypageWords);
  const notices = useMypageNotices();
  const { continueShopping } = useWords(defaultMypageWords);
  const { data, error, refetch } = useQuery(meQuery(useApi()));
  return (
    <AccountColumns>
      <h1>{words.heading}</h1>
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      <div className={styles.greeting}>
        <p className={styles.name}>{data === undefined ? ' ' : words.member(data.name)}</p>
        <p className={styles.email}>{data?.email ?? ' '}</p>
      </div>
      {data !== undefined && <MypageLeadSlot me={data} />}
      <MypageNotices notices={notices} />
      {data !== undefined && <MypageCompany me={data} />}
      <div className={styles.columns}>
        <LatestOrders />
        <MypageMenu />
      </div>
      <PasskeyOffer />
      <ChangeShop />
      <div className={styles.foot}>
        <LinkButton to={paths.productList()} variant="quiet">
          {continueShopping}
        </LinkButton>
        <LogoutButton />
      </div>
    </AccountColumns>
  );
}
