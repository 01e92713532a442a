import type { Division, ProductDivision } from '@shop/feature-cart/destinations/use-division';
import { piecesIn } from '@shop/feature-cart/destinations/divided-product';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { useId } from 'react';
import { destinationsWords } from '../destinations-words';
import { DivisionHelp } from '../division-help';
import { remainderText } from '../remainder-text';
import styles from './division-grid.module.css';
import { divisionGridWords } from './division-grid-words';
import type { DivisionPlace } from './division-place';
import { ShareCellField } from './share-cell-field';
import type { ShareCell } from './use-share-cells';

interface DivisionGridRowProps {
  readonly row: number;
  readonly product: ProductDivision;
  readonly division: Division;
  readonly places: readonly DivisionPlace[];
  readonly cellAt: (row: number, column: number) => ShareCell;
}

/** A product: how many of it each recipient gets, and what is left; below it what is wrong with its cells. */
export function DivisionGridRow({ row, product, division, places, cellAt }: DivisionGridRowProps) {
  const words = useWords(divisionGridWords);
  const texts = useWords(destinationsWords);
  const faultId = useId();
  const { line, total, written, remainder } = product;
  // Many names end in the options already.
  const options = line.options.map(({ value }) => value).filter((value) => !line.name.includes(value));
  const name = [line.name, ...options, line.unitName ?? ''].filter((text) => text !== '').join(' ');
  const cells = places.map((place, column) => ({ place, cell: cellAt(row, column) }));
  const faulty = cells.filter(({ cell }) => cell.fault !== null);
  return (
    <>
      <tr>
        <th scope="row" className={styles.first}>
          <span className={styles.product}>
            <Picture picture={line.picture} sizes="56px" isDecorative />
            <span>
              {name}
              <span className={styles.pieces}>{texts.total(total)}</span>
            </span>
          </span>
        </th>
        {cells.map(({ place, cell }, column) => (
          <td key={place.key} className={styles.cell} data-share-of={place.key}>
            <ShareCellField
              at={{ row, column }}
              cell={cell}
              label={words.cell(name, place.name)}
              faultId={`${faultId}-${column}`}
            />
          </td>
        ))}
        <td className={styles.result}>
          <span className={styles.sum}>{words.pieces(piecesIn(written))}</span>
          <span role="status" tabIndex={-1} className={styles.state} data-wrong={remainder !== 0}>
            {remainderText(texts, remainder)}
          </span>
          <DivisionHelp product={product} division={division} shippingKeys={places.map(({ key }) => key)} />
        </td>
      </tr>
      {faulty.length > 0 && (
        <tr>
          <td colSpan={places.length + 2} className={styles.faults}>
            {cells.map(
              ({ place, cell }, column) =>
                cell.fault !== null && (
                  <p key={place.key} id={`${faultId}-${column}`} role="alert">
                    {cell.fault.message}
                  </p>
                ),
            )}
          </td>
        </tr>
      )}
    </>
  );
}
