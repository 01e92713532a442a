import { meQuery } from '@shop/feature-account/me-query';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { catalogsQuery } from '@shop/feature-content/catalogs-query';
import { useApi } from '@shop/query/use-api';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { NarrowPage } from '../../parts/narrow-page';
import { NeedsScript } from '../../parts/needs-script';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { CatalogOrderForm } from './catalog-order-form';
import { CatalogOrdered } from './catalog-ordered';
import { catalogOrderWords } from './catalog-order-words';

/** The printed catalogues of the shop, to be sent by post. core §2 */
export default function CatalogOrderPage() {
  const words = useWords(catalogOrderWords);
  const api = useApi();
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const [number, setNumber] = useState<string | null>(null);
  const catalogs = useQuery(catalogsQuery(api));
  const prefectures = useQuery(prefecturesQuery(api));
  const me = useQuery({ ...meQuery(api), enabled: isLogin });
  const queries = [catalogs, prefectures, ...(isLogin ? [me] : [])];
  const failed = queries.find(({ error, data }) => error !== null && data === undefined);
  const isComplete = isChecked && queries.every(({ data }) => data !== undefined);
  const isEmpty = catalogs.data?.length === 0;
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <NarrowPage title={words.heading}>
        {number !== null && <CatalogOrdered number={number} />}
        {isEmpty && (
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
          </EmptyState>
        )}
        {failed !== undefined && (
          <QueryFailure
            error={failed.error}
            onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
          />
        )}
        {failed === undefined && !isComplete && <SkeletonPage sizes={['tall', 'tall']} />}
        {isComplete && !isEmpty && number === null && (
          <>
            <p>{words.lead}</p>
            <NeedsScript />
            <CatalogOrderForm
              catalogs={catalogs.data ?? []}
              prefectures={prefectures.data ?? []}
              email={(isLogin ? me.data?.email : null) ?? ''}
              onOrdered={setNumber}
            />
          </>
        )}
      </NarrowPage>
    </>
  );
}
