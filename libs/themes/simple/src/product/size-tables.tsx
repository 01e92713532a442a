import { productQuery } from '@shop/feature-catalogue/product-query';
import { sizeTablesQuery } from '@shop/feature-catalogue/size-tables-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { ReadingText } from '@shop/ui-kit/reading-text';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { SizeAdvice } from './size-advice';
import styles from './size-tables.module.css';
import { sizeTablesWords } from './size-tables-words';

/** サイズ表, with the size that is chosen marked; nothing where a product has none. core §3 */
export function SizeTables({ productKey }: { readonly productKey: string }) {
  const words = useWords(sizeTablesWords);
  const api = useApi();
  const { data: product } = useQuery(productQuery(api, productKey));
  const { data: tables = [] } = useQuery({
    ...sizeTablesQuery(api, productKey),
    enabled: product?.hasSizeTables === true,
    // The sizes of a product share their tables, which stay while the page goes from one to another.
    placeholderData: (previous, query) =>
      product?.variants.some(({ key }) => key === query?.queryKey[2]) === true ? previous : undefined,
  });
  if (tables.length === 0) return null;
  const isChosen = (size: string) => product?.options.some(({ value }) => value === size) === true;
  return (
    <section
      id="product-sizes"
      className={styles.sizes}
      tabIndex={-1}
      aria-labelledby="product-sizes-heading"
    >
      <h2 id="product-sizes-heading">{words.heading}</h2>
      {product !== undefined && <SizeAdvice product={product} tables={tables} />}
      {tables.map((table) => (
        <ReadingText key={table.key}>
          <table className={styles.table}>
            <caption>{words.caption(table.name, table.unit)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.size}</th>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ size, values }) => (
                <tr key={size} data-chosen={isChosen(size) || undefined}>
                  <th scope="row">
                    {size}
                    {isChosen(size) && <VisuallyHidden>{words.chosen}</VisuallyHidden>}
                  </th>
                  {table.columns.map((column, at) => (
                    <td key={column}>{values[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {table.note !== '' && <p>{table.note}</p>}
        </ReadingText>
      ))}
    </section>
  );
}
