import { bannersQuery } from '@shop/feature-content/banners-query';
import { freeAreasQuery } from '@shop/feature-content/free-areas-query';
import { isConsentOpenAtom } from '@shop/feature-tracking/consent';
import { useApi } from '@shop/query/use-api';
import { HtmlText } from '@shop/ui-kit/html-text';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { BannerArea } from './banner-area';
import styles from './late-place.module.css';
import { latePlaceWords } from './late-place-words';

/** The banners of an area beside what a page is about. core §3 */
function LateBanners({ area }: { readonly area: string }) {
  const { data = [] } = useQuery(bannersQuery(useApi(), [area]));
  return <BannerArea banners={data} area={area} isAside />;
}

/**
 * How the shop is reached, what it charges for shipping, how one pays and sends back, as its editors say it; and where the
 * consent to statistics is changed.
 */
function FooterArea() {
  const { data: body = null } = useQuery(freeAreasQuery(useApi(), 'footer'));
  const words = useWords(latePlaceWords);
  const openConsent = useSetAtom(isConsentOpenAtom);
  return (
    <div className={styles.footer}>
      {body !== null && <HtmlText html={body} />}
      <p className={styles.consent}>
        <Button variant="quiet" onClick={() => openConsent(true)}>
          {words.consent}
        </Button>
      </p>
    </div>
  );
}

/** What a page or the layout has left for later: nothing while it loads, or where that fails. */
export default function LatePlace({ area }: { readonly area: string }) {
  return area === 'footer' ? <FooterArea /> : <LateBanners area={area} />;
}
