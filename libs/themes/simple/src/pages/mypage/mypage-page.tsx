import { meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { AccountColumns } from '../../parts/account-columns';
import { ChangeShop } from '../../parts/change-shop';
import { LogoutButton } from '../../parts/logout-button';
import { PasskeyOffer } from '../../parts/passkey-offer-part';
import { QueryFailure } from '../../parts/query-failure';
import styles from './mypage-page.module.css';
import { MypageCompany } from './mypage-company';
import { MypageMenu } from './mypage-menu';
import { MypageNotices } from './mypage-notices';
import { useMypageNotices } from './use-mypage-notices';
import { mypageWords } from './mypage-words';
import { MypageLeadSlot } from '../../slots/member-slots';

/** The top of the member's own area. */
export default function MypagePage() {
  const words = useWords(mypageWords);
  const notices = useMypageNotices();
  const { data, error, isPending, refetch } = useQuery(meQuery(useApi()));
  return (
    <AccountColumns>
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['line']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <p>
          {words.member(data.name)}
          <span className={styles.email}>{data.email}</span>
        </p>
      )}
      {data !== undefined && <MypageLeadSlot me={data} />}
      <MypageNotices notices={notices} />
      {data !== undefined && <MypageCompany me={data} />}
      <MypageMenu />
      <PasskeyOffer />
      <ChangeShop />
      <div className={styles.logout}>
        <LogoutButton />
      </div>
    </AccountColumns>
  );
}
