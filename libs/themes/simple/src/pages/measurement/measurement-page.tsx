import { measurementsQuery } from '@shop/feature-account/measurements/measurements-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { MeasurementRecords } from './measurement-records';
import styles from './measurement-page.module.css';
import { measurementWords } from './measurement-words';

/** The member's measurements: how they have changed, and all of them in a table. account §2 */
export default function MeasurementPage() {
  const words = useWords(measurementWords);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, isPending, refetch } = useQuery(measurementsQuery(useApi()));
  return (
    <MypageFrame title={words.heading}>
      <p>{words.lead}</p>
      {isPending && <SkeletonPage sizes={['tall', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      <div ref={place} tabIndex={-1} className={styles.place}>
        {data?.entries.length === 0 && (
          <EmptyState message={words.empty}>
            <PrimaryLink to={accountPaths.measurementEdit()}>{words.add}</PrimaryLink>
          </EmptyState>
        )}
        {data !== undefined && data.entries.length > 0 && (
          <MeasurementRecords list={data} onDeleted={() => place.current?.focus()} />
        )}
      </div>
    </MypageFrame>
  );
}
