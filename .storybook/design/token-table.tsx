import type { ReactNode } from 'react';
import styles from './token-table.module.css';

interface TokenTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Tokens one below the other; the first cell names the row. Where the screen is narrow, a row is a block, each value after its heading. */
export function TokenTable({ caption, headings, rows }: TokenTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} className={styles.row}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={headings[at + 1]} data-heading={headings[at + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
