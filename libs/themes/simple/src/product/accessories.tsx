import { accessoriesQuery } from '@shop/feature-catalogue/accessories-query';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { isSellingOn } from '@shop/site/settings/settings';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Price } from '../parts/price';
import { AddAccessory } from './add-accessory';
import styles from './accessories.module.css';
import { productFurtherWords } from './product-further-words';

const PICTURE_SIZES = '80px';

/** オプション・付属品; nothing where there are none. Each goes into the cart together with its product. core §3 */
export function Accessories({ productKey }: { readonly productKey: string }) {
  const words = useWords(productFurtherWords);
  const api = useApi();
  const isSold = isSellingOn(useSettings());
  const { data: product } = useQuery(productQuery(api, productKey));
  const { data = [] } = useQuery(accessoriesQuery(api, productKey));
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
              {isSold && product?.isAvailable === true && accessory.isAvailable && (
                <AddAccessory productKey={productKey} accessory={accessory} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
