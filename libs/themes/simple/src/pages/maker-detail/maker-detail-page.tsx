import { makerQuery } from '@shop/feature-catalogue/maker-query';
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
import styles from './maker-detail-page.module.css';
import { makerDetailWords } from './maker-detail-words';
import { MakerProducts } from './maker-products';

/** One maker, its brands and its products. core §2 */
export default function MakerDetailPage({ params }: PageProps) {
  const words = useWords(makerDetailWords);
  const { data, error, isPending, refetch } = useQuery(makerQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'block', 'tall']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.makers, to: paths.makers() },
          { label: data.name },
        ]}
      />
      <div className={styles.head}>
        {data.picture !== null && (
          <span className={styles.picture}>
            <Picture picture={data.picture} sizes="(min-width: 48rem) 240px, 40vw" isDecorative isPriority />
          </span>
        )}
        <div>
          <h1 className={styles.name}>{data.name}</h1>
          <p className={styles.kana}>{data.kana}</p>
          <p>{data.description}</p>
        </div>
      </div>
      {data.brands.length > 0 && (
        <section aria-labelledby="maker-brands">
          <h2 id="maker-brands">{words.brands}</h2>
          <ul className={styles.brands}>
            {data.brands.map(({ key, name }) => (
              <li key={key}>
                <Link to={paths.productList({ brand: key })}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MakerProducts maker={data} />
    </>
  );
}
