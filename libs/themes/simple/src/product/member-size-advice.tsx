import { isStaleMeasure } from '@shop/feature-account/measurements/latest-measures';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import type { BodyTable } from '@shop/feature-catalogue/size-recommendation/body-table';
import { formatDate } from '@shop/format/format-day';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../parts/query-failure';
import { SizeChoice } from './size-choice';
import { SizeReasons } from './size-reasons';
import { partNames } from './size-measure-text';
import styles from './size-advice.module.css';
import { sizeAdviceWords } from './size-advice-words';
import { useRecommendedSize } from './use-recommended-size';

interface MemberSizeAdviceProps {
  readonly product: ProductView;
  readonly table: BodyTable;
}

/** The size that fits the member's measurements, why, and from when those are. */
export function MemberSizeAdvice({ product, table }: MemberSizeAdviceProps) {
  const words = useWords(sizeAdviceWords);
  const { clock } = useShopServices();
  const { advice, error, isPending, refetch } = useRecommendedSize(table);
  if (isPending) return <SkeletonPage sizes={['line', 'line']} />;
  if (advice === null) return <QueryFailure error={error} onRetry={refetch} />;
  const { found, measures } = advice;
  const used = found.kind === 'unmeasured' ? [] : found.reasons.map(({ part }) => measures[part]?.day ?? '');
  const now = new Date(clock.now());
  const [oldest] = used.filter((day) => day !== '' && isStaleMeasure(day, now)).sort();
  const mustMeasure = found.kind !== 'size' || found.missing.length > 0 || oldest !== undefined;
  return (
    <>
      <h3 className={styles.heading}>{words.heading}</h3>
      {found.kind === 'unmeasured' && <p>{words.unmeasured(partNames(words, found.missing))}</p>}
      {found.kind !== 'unmeasured' && <SizeReasons found={found} measures={measures} />}
      {found.kind !== 'unmeasured' && found.missing.length > 0 && (
        <p>{words.missing(partNames(words, found.missing))}</p>
      )}
      {oldest !== undefined && (
        <p>
          <Unbroken>{words.stale(formatDate(oldest))}</Unbroken>
        </p>
      )}
      {mustMeasure && (
        <p>
          <Link to={accountPaths.measurementEdit()}>{words.measureAgain}</Link>
        </p>
      )}
      {found.kind === 'size' && (
        <SizeChoice product={product} sizes={table.sizes.map(({ size }) => size)} recommended={found} />
      )}
    </>
  );
}
