import { formatYen } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';
import { PlainPrice, type PriceProps } from '@shop/theme-simple/parts/price';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import styles from './wholesale-price.module.css';
import { wholesalePriceWords } from './wholesale-price-words';

const PERCENT = 100;

/** Tax is added rounded down (`withTax` of the API), so that exactly one price without tax has this one with it. */
const removeTax = (withTax: number, taxRate: number): number =>
  Math.ceil((withTax * PERCENT) / (PERCENT + taxRate));

/** The price without tax and, smaller, the one with tax, where the shop states its amounts so (`PRICE.SUMS`). */
export default function WholesalePrice(props: PriceProps) {
  const { withTax, taxRate, before, size = 'md' } = props;
  const withoutTax = props.withoutTax ?? (taxRate === undefined ? undefined : removeTax(withTax, taxRate));
  const words = useWords(wholesalePriceWords);
  const { sums } = useSettings();
  if (sums === 'with-tax' || withoutTax === undefined) return <PlainPrice {...props} />;
  return (
    <span className={styles.price} data-size={size}>
      {before !== null && (
        <span className={styles.before}>
          {words.before}{' '}
          <s>
            {taxRate === undefined
              ? words.withTax(formatYen(before))
              : `${formatYen(removeTax(before, taxRate))}${words.withoutTax}`}
          </s>
        </span>
      )}
      <span>
        <span className={styles.amount}>
          <Unbroken>{formatYen(withoutTax)}</Unbroken>
        </span>
        <span className={styles.tax}>{words.withoutTax}</span>
      </span>
      <span className={styles.withTax}>
        <Unbroken>{words.withTax(formatYen(withTax))}</Unbroken>
      </span>
    </span>
  );
}
