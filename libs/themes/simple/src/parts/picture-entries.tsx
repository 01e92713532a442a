import type { Picture as PictureView } from '@shop/site/views/picture';
import { Picture } from '@shop/ui-kit/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './picture-entries.module.css';

/** Something that is known by its picture. */
export interface PictureEntry {
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly picture: PictureView | null;
  /** A line below the title. */
  readonly note?: ReactNode;
}

/** Entries as cards with a large picture; the whole card leads to the entry. */
export function PictureEntries({ entries }: { readonly entries: readonly PictureEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ to, title, description, picture, note }) => (
        <li key={to} className={styles.entry}>
          <Picture picture={picture} sizes="(min-width: 48rem) 340px, 92vw" isDecorative />
          <h2 className={styles.title}>
            <Link to={to}>{title}</Link>
          </h2>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
