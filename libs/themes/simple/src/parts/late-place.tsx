import { bannersQuery } from '@shop/feature-content/banners-query';
import { freeAreasQuery } from '@shop/feature-content/free-areas-query';
import { useApi } from '@shop/query/use-api';
import { HtmlText } from '@shop/ui-kit/html-text';
import { useQuery } from '@tanstack/react-query';
import { BannerArea } from './banner-area';
import styles from './late-place.module.css';

/** The banners of an area beside what a page is about. core §3 */
function LateBanners({ area }: { readonly area: string }) {
  const { data = [] } = useQuery(bannersQuery(useApi(), [area]));
  return <BannerArea banners={data} area={area} isAside />;
}

/** How the shop is reached, what it charges for shipping, how one pays and sends back, as its editors say it. */
function FooterArea() {
  const { data: body = null } = useQuery(freeAreasQuery(useApi(), 'footer'));
  return (
    body !== null && (
      <div className={styles.footer}>
        <HtmlText html={body} />
      </div>
    )
  );
}

/** What a page or the layout has left for later: nothing while it loads, or where that fails. */
export default function LatePlace({ area }: { readonly area: string }) {
  return area === 'footer' ? <FooterArea /> : <LateBanners area={area} />;
}
