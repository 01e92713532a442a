import type { KanaGroup } from '@shop/feature-catalogue/group-by-kana';
import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import styles from './kana-index.module.css';
import { kanaIndexWords } from './kana-index-words';

interface KanaIndexProps<Entry> {
  readonly groups: readonly KanaGroup<Entry>[];
  readonly entryKey: (entry: Entry) => string;
  readonly children: (entry: Entry) => ReactNode;
}

/** Entries by the rows of the syllabary, with links to each row above them. */
export function KanaIndex<Entry>({ groups, entryKey, children }: KanaIndexProps<Entry>) {
  const words = useWords(kanaIndexWords);
  const titleOf = (row: string | null) => (row === null ? words.others : words.row(row));
  const idOf = (row: string | null) => `kana-${row ?? 'others'}`;
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={words.index}>
          <ul className={styles.rows}>
            {groups.map(({ row }) => (
              <li key={row}>
                <a className={styles.row} href={`#${idOf(row)}`}>
                  {titleOf(row)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ row, entries }) => (
        <section key={row} aria-labelledby={idOf(row)}>
          <h2 id={idOf(row)} className={styles.title}>
            {titleOf(row)}
          </h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entryKey(entry)}>{children(entry)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
