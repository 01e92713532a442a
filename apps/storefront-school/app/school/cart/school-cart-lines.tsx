import type { CartLinesProps } from '@shop/theme-simple/pages/cart/cart-lines-props';
import { useWords } from '@shop/theming/use-words';
import { EmbroideryNote } from './embroidery-note';
import { groupByKind } from './group-by-kind';
import { SchoolCartLine } from './school-cart-line';
import styles from './school-cart-lines.module.css';
import { schoolCartWords } from './school-cart-words';

/** The lines kind by kind, below what is embroidered. */
export function SchoolCartLines({ rows }: CartLinesProps) {
  const words = useWords(schoolCartWords);
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>{words.sizesLead}</p>
      <EmbroideryNote />
      {groupByKind(rows).map(({ kind, rows: lines }) => (
        <div key={kind ?? ''} className={styles.group}>
          <h3 className={styles.kind}>
            {words.group(
              kind ?? words.otherGoods,
              lines.reduce((sum, { line }) => sum + line.quantity, 0),
            )}
          </h3>
          <ul className={styles.lines}>
            {lines.map((row) => (
              <li key={row.line.key}>
                <SchoolCartLine {...row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
