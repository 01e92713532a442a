import { stylistQuery } from '@shop/feature-catalogue/stylist-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Picture } from '@shop/ui-kit/picture';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../parts/query-failure';
import { StylistLook } from './stylist-look';
import styles from './stylist-detail-page.module.css';
import { stylistDetailWords } from './stylist-detail-words';

/** One stylist with what was put together. core §2 */
export default function StylistDetailPage({ params }: PageProps) {
  const words = useWords(stylistDetailWords);
  const { data, error, isPending, refetch } = useQuery(stylistQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['block', 'line', 'tall']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.stylists, to: paths.stylists() },
          { label: data.name },
        ]}
      />
      <div className={styles.head}>
        {data.picture !== null && (
          <span className={styles.portrait}>
            <Picture picture={data.picture} sizes="(min-width: 48rem) 240px, 40vw" isDecorative isPriority />
          </span>
        )}
        <div>
          <p className={styles.role}>{data.role}</p>
          <h1 className={styles.name}>{data.name}</h1>
          <p className={styles.role}>{data.kana}</p>
          <p>{data.profile}</p>
        </div>
      </div>
      {data.looks.length > 0 && (
        <section aria-labelledby="stylist-looks">
          <h2 id="stylist-looks">{words.looks}</h2>
          {data.looks.map((look) => (
            <StylistLook key={look.id} look={look} />
          ))}
        </section>
      )}
      <p>
        <Link to={paths.stylists()}>{words.toStylists}</Link>
      </p>
    </>
  );
}
