import { type ProductUnitView, productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './price-tiers.module.css';
import { priceTiersWords } from './price-tiers-words';

const PERCENT = 100;

const pricePerPiece = ({ price, pieces }: ProductUnitView): number => Math.round(price / pieces);

/** What a piece costs in each unit of sale, without tax, and how much less that is; nothing where there is one unit alone. */
export function PriceTiers({ product }: { readonly product: ProductView }) {
  const words = useWords(priceTiersWords);
  const { data } = useQuery({ ...productUnitsQuery(useApi(), product.key), enabled: product.hasUnits });
  const units = data?.units ?? [];
  if (!product.hasUnits) return null;
  const off = (unit: ProductUnitView) =>
    Math.floor(((product.price - pricePerPiece(unit)) * PERCENT) / product.price);
  return (
    <div className={styles.tiers}>
      <table className={styles.table}>
        <caption>{words.tiers}</caption>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.perPiece}</th>
            <th scope="col">{words.perUnit}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.key}>
              <th scope="row">{unit.name}</th>
              <td>
                <b>
                  <Unbroken>{formatYen(pricePerPiece(unit))}</Unbroken>
                </b>
                {off(unit) > 0 && <span className={styles.off}>{words.off(off(unit))}</span>}
              </td>
              <td>
                <Unbroken>{formatYen(unit.price)}</Unbroken>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className={styles.order} to={contentPaths.productUnits(product.key)}>
        {words.toUnits}
      </Link>
    </div>
  );
}
