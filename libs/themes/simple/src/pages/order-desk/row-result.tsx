import type { CheckedRow } from '@shop/feature-cart/order-desk/desk-report';
import { formatYen } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import { Price } from '../../parts/price';
import { faultText } from './fault-text';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';

/** What a row was understood as, and what is wrong with it. */
export function RowResult({ checked: { product, faults, isRepeated } }: { readonly checked: CheckedRow }) {
  const words = useWords(orderDeskWords);
  return (
    <>
      {faults.map((fault) => (
        <p key={fault.kind} className={styles.fault}>
          {faultText(words, fault)}
        </p>
      ))}
      {isRepeated && <p className={styles.note}>{words.repeated}</p>}
      {product !== null && (
        <>
          <p className={styles.name}>
            {product.name}
            {product.options.map(({ name, value }) => (
              <span key={name} className={styles.option}>
                {words.option(name, value)}
              </span>
            ))}
          </p>
          <p className={styles.price}>
            <Price withTax={product.priceWithTax} withoutTax={product.price} before={null} />
            <span>
              <Unbroken>{words.withoutTax(formatYen(product.price))}</Unbroken>
            </span>
          </p>
          {product.unitNames.length > 0 && (
            <p className={styles.note}>
              <Link to={paths.product(product.key)}>{words.units(product.unitNames)}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
