import { meQuery } from '@shop/feature-account/me-query';
import { DEFAULT_LAYOUTS } from '@shop/feature-content/default-layouts';
import { layoutQuery } from '@shop/feature-content/layout-query';
import { useApi } from '@shop/query/use-api';
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

/** The logged-in home: a welcome, a link to the member's orders, and what the shop's editors have put there. core §2 */
export default function EcPage({ search }: PageProps) {
  const words = useWords(ecWords);
  const api = useApi();
  const me = useQuery(meQuery(api)).data;
  const { data: layout = [], isPending } = useQuery(layoutQuery(api, 'ec'));
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
      </div>
      {isPending ? (
        <SkeletonPage sizes={['tall', 'tall']} />
      ) : (
        <LayoutBlocks blocks={blocks} isForMember parts={simpleBlocks} />
      )}
    </>
  );
}
