import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import styles from './destination-contents.module.css';
import { destinationWords } from './destination-words';
import { type PackingTexts, PackingTextList } from './packing-text-list';

interface DestinationContentsProps {
  /** Left out where there is one destination: it gets everything. */
  readonly goods?: readonly {
    readonly name: string;
    readonly quantity: number;
    /** The unit of sale, such as ケース; null: single pieces. */
    readonly unitName: string | null;
  }[];
  readonly packings: readonly PackingTexts[];
  /** Left out where the order's total says it. */
  readonly shippingFeeWithTax?: number;
}

/** What goes to a destination of a cart or an order, how it is wrapped, and what the way there costs. */
export function DestinationContents({ goods = [], packings, shippingFeeWithTax }: DestinationContentsProps) {
  const words = useWords(destinationWords);
  if (goods.length === 0 && packings.length === 0 && shippingFeeWithTax === undefined) return null;
  return (
    <dl className={styles.contents}>
      {goods.length > 0 && (
        <>
          <dt>{words.goods}</dt>
          <dd>
            <ul className={styles.list}>
              {goods.map(({ name, quantity, unitName }, index) => (
                <li key={index}>{words.item(name, quantity, unitName)}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {packings.length > 0 && (
        <>
          <dt>{words.packings}</dt>
          <dd>
            <PackingTextList packings={packings} />
          </dd>
        </>
      )}
      {shippingFeeWithTax !== undefined && (
        <>
          <dt>{words.shippingFee}</dt>
          <dd>
            <Unbroken>{formatPriceWithTax(shippingFeeWithTax)}</Unbroken>
          </dd>
        </>
      )}
    </dl>
  );
}
