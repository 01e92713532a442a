import { describedFacts } from '@shop/feature-catalogue/described-facts';
import { productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { stockText } from '@shop/theme-simple/parts/stock-text';
import { stockWords } from '@shop/theme-simple/parts/stock-words';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import styles from './wholesale-facts.module.css';
import { wholesaleProductWords } from './wholesale-product-words';

/** What a buyer compares products by: number, lot, what a case holds, material, measures, and when it can be there. */
export function WholesaleFacts({ product }: { readonly product: ProductView }) {
  const words = useWords(wholesaleProductWords);
  const stock = useWords(stockWords);
  const { data } = useQuery({ ...productUnitsQuery(useApi(), product.key), enabled: product.hasUnits });
  const packed = data?.units.filter(({ pieces }) => pieces > 1).map(({ name }) => name) ?? [];
  const facts = [
    { term: words.code, description: product.code },
    { term: words.maker, description: product.makerName },
    { term: words.brand, description: product.brandName },
    ...product.options.map(({ name, value }) => ({ term: name, description: value })),
    {
      term: words.lot,
      description: product.lotSize === 1 ? words.anyNumber : words.inLots(product.lotSize),
    },
    { term: words.packed, description: packed.join(words.separator) },
    ...describedFacts(product.description),
    { term: words.stock, description: stockText(stock, product) },
    {
      term: words.earliestArrival,
      description: product.earliestArrivalOn === null ? '' : formatDayWithWeekday(product.earliestArrivalOn),
    },
  ].filter(({ description }) => description !== '');
  return (
    <section className={styles.facts} aria-labelledby="product-facts">
      <h2 id="product-facts" className={styles.heading}>
        {words.facts}
      </h2>
      <table className={styles.table}>
        <tbody>
          {facts.map(({ term, description }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
