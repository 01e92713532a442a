import { productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import { useApi } from '@shop/query/use-api';
import { isSellingOn } from '@shop/site/settings/settings';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NeedsScript } from '../../parts/needs-script';
import { QueryFailure } from '../../parts/query-failure';
import styles from './product-uos-page.module.css';
import { productUosWords } from './product-uos-words';
import { UnitRow } from './unit-row';

/** The units in which a product is sold, each with its price, its stock and a way into the cart. core §2 */
export default function ProductUosPage({ params }: PageProps) {
  const words = useWords(productUosWords);
  const settings = useSettings();
  const { data, error, isPending, refetch } = useQuery(productUnitsQuery(useApi(), params['key'] ?? ''));
  if (isPending) return <SkeletonPage sizes={['line', 'block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const { productKey, productName, units } = data;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.productList, to: paths.productList() },
          { label: productName, to: paths.product(productKey) },
          { label: words.units },
        ]}
      />
      <h1>{words.heading(productName)}</h1>
      {!isSellingOn(settings) && <Notice kind="warning">{words.stopped}</Notice>}
      {units.length <= 1 && <p>{words.onlyPieces}</p>}
      <NeedsScript />
      <ul className={styles.units}>
        {units.map((unit) => (
          <li key={unit.key} className={styles.unit}>
            <UnitRow productKey={productKey} unit={unit} isSold={isSellingOn(settings)} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.product(productKey)}>{words.toProduct}</Link>
      </p>
    </>
  );
}
