import { pointBalanceQuery } from '@shop/feature-account/points/point-balance-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatCount } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import styles from './point-page.module.css';
import { pointWords } from './point-words';

/** What the member can spend, what expires next, and where it is spent. */
export function PointBalance() {
  const words = useWords(pointWords);
  const { data, error, isPending, refetch } = useQuery(pointBalanceQuery(useShopServices()));
  const next = data?.nextExpiration ?? null;
  return (
    <Panel title={words.balance}>
      {isPending && <SkeletonPage sizes={['block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <>
          <p className={styles.balance}>
            <span className={styles.number}>{formatCount(data.points)}</span>
            {words.unit}
          </p>
          {next === null ? (
            <p>{words.noExpiring}</p>
          ) : (
            // Measured against when it was fetched, which server and browser agree on.
            <p className={next.isSoon ? styles.soon : undefined}>
              {words.expiring(formatCount(next.points), formatDateWithWeekday(next.expiresAt))}
            </p>
          )}
          <p>{words.worth}</p>
          <div>
            <LinkButton to={paths.cart()} variant="secondary">
              {words.toCart}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
