import { meQuery } from '@shop/feature-account/me-query';
import { bannersQuery } from '@shop/feature-content/banners-query';
import { MEMBER_HOME_AREAS } from '@shop/feature-content/banner-areas';
import { DEFAULT_MEMBER_HOME } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { BannerArea } from '../../parts/banner-area';
import { LayoutBlocks } from '../../parts/layout-blocks/layout-blocks';
import { PrimaryLink } from '../../parts/primary-link';
import styles from './ec-page.module.css';
import { ecWords } from './ec-words';

/** The logged-in home: a welcome, a link to the member's orders, and what the shop's editors have put there. core §2 */
export default function EcPage() {
  const words = useWords(ecWords);
  const api = useApi();
  const me = useQuery(meQuery(api)).data;
  const { data: banners = [] } = useQuery(bannersQuery(api, MEMBER_HOME_AREAS));
  const { data: layout, isPending } = useQuery(layoutQuery(api, 'ec'));
  const blocks = layout === undefined || layout.length === 0 ? DEFAULT_MEMBER_HOME : layout;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className={styles.welcome}>{me === undefined ? ' ' : words.welcome(me.name)}</p>
      <div className={styles.links}>
        <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        <LinkButton to={paths.orderHistory()} variant="secondary">
          {words.orderHistory}
        </LinkButton>
      </div>
      <BannerArea banners={banners} area="home-main" />
      {isPending ? <SkeletonPage sizes={['tall', 'tall']} /> : <LayoutBlocks blocks={blocks} isForMember />}
      <BannerArea banners={banners} area="home-sub" />
    </>
  );
}
