import { accessoriesQuery } from '@shop/feature-catalogue/accessories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Price } from '../parts/price';
import styles from './product-further.module.css';
import { productFurtherWords } from './product-further-words';

const PICTURE_SIZES = '80px';

/** オプション・付属品; nothing where there are none. They are added on the cart's page. core §3 */
export function Accessories({ productKey }: { readonly productKey: string }) {
  const words = useWords(productFurtherWords);
  const { data = [] } = useQuery(accessoriesQuery(useApi(), productKey));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="product-accessories">
      <h2 id="product-accessories">{words.accessories}</h2>
      <ul className={styles.accessories}>
        {data.map((accessory) => (
          <li key={accessory.key} className={styles.accessory}>
            <Picture picture={accessory.picture} sizes={PICTURE_SIZES} isDecorative />
            <div>
              <p>
                <Link to={paths.product(accessory.key)}>{accessory.name}</Link>
              </p>
              <p>
                <Price withTax={accessory.priceWithTax} before={accessory.priceBefore} />
              </p>
              <p className={styles.note}>
                {!accessory.isAvailable
                  ? words.outOfStock
                  : accessory.isOnePerPiece
                    ? words.onePerPiece
                    : words.upToPerPiece(accessory.maxPerPiece)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
