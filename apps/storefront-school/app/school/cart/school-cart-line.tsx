import { paths } from '@shop/site/paths/paths';
import { CartLineActions } from '@shop/theme-simple/pages/cart/cart-line-actions';
import { CartLineNotices } from '@shop/theme-simple/pages/cart/cart-line-notices';
import { CartLineQuantity } from '@shop/theme-simple/pages/cart/cart-line-quantity';
import { CartLineShares } from '@shop/theme-simple/pages/cart/cart-line-shares';
import { CartLineSum } from '@shop/theme-simple/pages/cart/cart-line-sum';
import type { CartLineRowProps } from '@shop/theme-simple/pages/cart/cart-lines-props';
import { useCartLine } from '@shop/theme-simple/pages/cart/use-cart-line';
import { useUnitPriceText } from '@shop/theme-simple/parts/use-unit-price-text';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './school-cart-lines.module.css';
import { schoolCartWords } from './school-cart-words';

/** One line: its size and colour as large as its name, because those are what a family gets wrong. */
export function SchoolCartLine({ line, least, news, destination, onDone, shares }: CartLineRowProps) {
  const words = useWords(schoolCartWords);
  const unitPriceText = useUnitPriceText();
  const state = useCartLine(line, onDone);
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={line.picture} sizes="80px" isDecorative />
      </div>
      <div className={styles.text}>
        <h4 className={styles.name}>
          <Link to={paths.product(line.productKey)}>{line.name}</Link>
        </h4>
        {line.options.length > 0 && (
          <dl className={styles.options}>
            {line.options.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {line.unit !== null && <p>{words.unit(line.unit.name, line.unit.pieces)}</p>}
        <p>
          {unitPriceText(line)}
          {line.isReducedRate && ` ${words.reducedTaxRate}`}
        </p>
        {shares.length > 0 ? (
          <>
            <CartLineSum line={line} />
            <CartLineShares line={line} least={least} shares={shares} />
          </>
        ) : (
          <>
            <div className={styles.controls}>
              <CartLineQuantity line={line} least={least} state={state} />
              <CartLineActions state={state} />
            </div>
            <CartLineSum line={line} />
            <CartLineNotices line={line} least={least} news={news} destination={destination} state={state} />
          </>
        )}
      </div>
    </article>
  );
}
