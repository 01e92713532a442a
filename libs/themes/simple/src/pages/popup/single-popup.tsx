import { popupQuery } from '@shop/feature-content/popups/popup-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PopupContent } from '../../parts/popup-content';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import styles from './popup-page.module.css';
import { popupWords } from './popup-words';

/** The popup that a link in a mail or in the news names, or what has become of it. account §3 */
export function SinglePopup({ id }: { readonly id: number }) {
  const words = useWords(popupWords);
  const { data, error, isPending, refetch } = useQuery(popupQuery(useApi(), id));
  if (isPending) return <SkeletonPage sizes={['line', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const all = contentPaths.popups();
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          ...(data === null
            ? [{ label: words.heading }]
            : [{ label: words.heading, to: all }, { label: data.title }]),
        ]}
      />
      <h1>{data?.title ?? words.heading}</h1>
      {data === null ? (
        <EmptyState message={words.ended}>
          <PrimaryLink to={all}>{words.toAll}</PrimaryLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.single}>
            <PopupContent popup={data} />
          </div>
          <LinkButton to={all} variant="secondary">
            {words.toAll}
          </LinkButton>
        </>
      )}
    </>
  );
}
