import { formatYen } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import { CartLineActions } from '@shop/theme-simple/pages/cart/cart-line-actions';
import { CartLineNotices } from '@shop/theme-simple/pages/cart/cart-line-notices';
import { CartLineQuantity } from '@shop/theme-simple/pages/cart/cart-line-quantity';
import { CartLineShares } from '@shop/theme-simple/pages/cart/cart-line-shares';
import type { CartLineRowProps } from '@shop/theme-simple/pages/cart/cart-lines-props';
import { useCartLine } from '@shop/theme-simple/pages/cart/use-cart-line';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import styles from './wholesale-cart-lines.module.css';
import { wholesaleCartWords } from './wholesale-cart-words';

/** One line of the order: what it is by its number, in which lots, at which price, how many, and what that makes. */
export function WholesaleCartLine({ line, least, news, destination, onDone, shares }: CartLineRowProps) {
  const words = useWords(wholesaleCartWords);
  const state = useCartLine(line, onDone);
  const lot = line.lotSize === 1 ? words.anyNumber : words.inLots(line.lotSize);
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={line.picture} sizes="56px" isDecorative />
      </div>
      <div className={styles.product}>
        <h3 className={styles.name}>
          <Link to={paths.product(line.productKey)}>{line.name}</Link>
        </h3>
        <p className={styles.code}>{words.code(line.productCode)}</p>
        {line.options.length > 0 && (
          <p className={styles.options}>
            {line.options.map(({ name, value }) => words.option(name, value)).join('　')}
          </p>
        )}
        {line.isReducedRate && <p className={styles.options}>{words.reducedTaxRate}</p>}
      </div>
      <p className={styles.lot}>
        <span className={styles.label}>{words.lot}</span>
        {line.unit === null ? lot : line.unit.name}
      </p>
      <p className={styles.price}>
        <span className={styles.label}>{words.unitPrice}</span>
        <b>
          <Unbroken>{formatYen(line.unitPrice)}</Unbroken>
        </b>
        <span className={styles.withTax}>
          <Unbroken>{words.withTax(formatYen(line.unitPriceWithTax))}</Unbroken>
        </span>
      </p>
      <div className={styles.quantity}>
        {shares.length > 0 ? (
          words.piecesInAll(line.quantity, line.unitName)
        ) : (
          <CartLineQuantity line={line} least={least} state={state} />
        )}
      </div>
      <p className={styles.sum}>
        <span className={styles.label}>{words.sum}</span>
        <b>
          <Unbroken>{formatYen(line.subtotal)}</Unbroken>
        </b>
      </p>
      {shares.length > 0 ? (
        <div className={styles.notices}>
          <CartLineShares line={line} least={least} shares={shares} />
        </div>
      ) : (
        <>
          <div className={styles.actions}>
            <CartLineActions state={state} />
          </div>
          <div className={styles.notices}>
            <CartLineNotices line={line} least={least} news={news} destination={destination} state={state} />
          </div>
        </>
      )}
    </article>
  );
}
