import type { Division } from '@shop/feature-cart/destinations/use-division';
import { piecesIn } from '@shop/feature-cart/destinations/divided-product';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { DivisionGridRow } from './division-grid-row';
import styles from './division-grid.module.css';
import { divisionGridWords } from './division-grid-words';
import type { DivisionPlace } from './division-place';
import { useShareCells } from './use-share-cells';

interface DivisionGridProps {
  readonly division: Division;
  readonly places: readonly DivisionPlace[];
}

/** All products and all recipients in one table; it scrolls within its own frame. */
export function DivisionGrid({ division, places }: DivisionGridProps) {
  const words = useWords(divisionGridWords);
  const { cellAt, said } = useShareCells(division, places);
  const { divisions } = division;
  const sumAt = (key: string) => divisions.reduce((sum, { written }) => sum + (written[key] ?? 0), 0);
  return (
    <>
      <p>{words.hint}</p>
      <LiveMessage>{said}</LiveMessage>
      <div role="region" aria-label={words.region} className={styles.frame}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{words.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.first}>
                {words.product}
              </th>
              {places.map(({ key, number, label }) => (
                <th key={key} scope="col" className={styles.place}>
                  {number} <span className={styles.recipient}>{label}</span>
                </th>
              ))}
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {divisions.map((product, row) => (
              <DivisionGridRow
                key={product.id}
                row={row}
                product={product}
                division={division}
                places={places}
                cellAt={cellAt}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.first}>
                {words.total}
              </th>
              {places.map(({ key }) => (
                <td key={key} className={styles.cell}>
                  {words.pieces(sumAt(key))}
                </td>
              ))}
              <td className={styles.sum}>
                {words.pieces(divisions.reduce((sum, { written }) => sum + piecesIn(written), 0))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
