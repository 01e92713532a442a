import { popupsQuery } from '@shop/feature-content/popups/popups-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PopupContent } from '../../parts/popup-content';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import styles from './popup-page.module.css';
import { popupWords } from './popup-words';

/** All popups of the moment; the title of each leads to its own page, whose URL can be passed on. */
export function PopupList() {
  const words = useWords(popupWords);
  const { data, error, isPending, refetch } = useQuery(popupsQuery(useApi()));
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      {isPending && <SkeletonPage sizes={['block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((popup) => (
            <li key={popup.id} className={styles.popup}>
              <h2 className={styles.title}>
                <Link to={contentPaths.popup(popup.id)}>{popup.title}</Link>
              </h2>
              <PopupContent popup={popup} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
