import type { Picture as PictureView } from '@shop/site/views/picture';
import { Picture } from '@shop/ui-kit/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './block-entries.module.css';

/** An article, a person or a catalogue. */
interface BlockEntry {
  readonly to: string;
  readonly title: string;
  readonly picture: PictureView | null;
  readonly note: ReactNode;
}

/** Entries with their pictures, side by side; the whole of each leads to it. */
export function BlockEntries({ entries }: { readonly entries: readonly BlockEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ to, title, picture, note }) => (
        <li key={`${to} ${title}`} className={styles.entry}>
          <Picture picture={picture} sizes="(min-width: 48rem) 340px, 7rem" isDecorative />
          <div>
            <Link to={to} className={styles.title}>
              {title}
            </Link>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
