import { meQuery } from '@shop/feature-account/me-query';
import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { favouritesQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { DEFAULT_LAYOUTS } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { formatCount } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { readMailedLink } from '@shop/site/paths/mailed-link';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LayoutBlocks } from '../../parts/layout-blocks/layout-blocks';
import { simpleBlocks } from '../../parts/layout-blocks/simple-blocks';
import { PrimaryLink } from '../../parts/primary-link';
import styles from './ec-page.module.css';
import { ecWords } from './ec-words';
import { MailedLinkNotice } from './mailed-link-notice';
import { MemberFavourites } from './member-favourites';
import { MypageNotices } from '../mypage/mypage-notices';
import { useMypageNotices } from '../mypage/use-mypage-notices';

const FIRST_PAGE = 1;

/**
 * The logged-in home: a welcome, what a member comes back for (open orders, points, favourites), and what the shop's editors
 * have put there. core §2
 */
export default function EcPage({ search }: PageProps) {
  const words = useWords(ecWords);
  const services = useShopServices();
  const { api } = services;
  const me = useQuery(meQuery(api)).data;
  const points = useQuery(pointBalanceQuery(services)).data?.points;
  const favourites = useQuery(favouritesQuery(api, FIRST_PAGE));
  const notices = useMypageNotices();
  const { data: layout = [], isPending } = useQuery(layoutQuery(api, 'ec'));
  // What comes later would push down what is being read already; what is asked for again must not take it away.
  const isComplete = !isPending && notices.isFetched && favourites.isFetched;
  const blocks = layout.length === 0 ? DEFAULT_LAYOUTS.ec : layout;
  const mailedLink = readMailedLink(search);
  return (
    <>
      <h1>{words.heading}</h1>
      {mailedLink !== null && <MailedLinkNotice link={mailedLink} />}
      <p className={styles.welcome}>{me === undefined ? ' ' : words.welcome(me.name)}</p>
      <div className={styles.links}>
        <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        <LinkButton to={paths.orderHistory()} variant="secondary">
          {words.orderHistory}
        </LinkButton>
        <LinkButton to={accountPaths.points()} variant="secondary">
          {points === undefined ? words.points : words.pointsLeft(formatCount(points))}
        </LinkButton>
      </div>
      {isComplete ? (
        <>
          <MypageNotices notices={notices} />
          <MemberFavourites query={favourites} />
          <LayoutBlocks blocks={blocks} isForMember parts={simpleBlocks} />
        </>
      ) : (
        <SkeletonPage sizes={['tall', 'tall']} />
      )}
    </>
  );
}
