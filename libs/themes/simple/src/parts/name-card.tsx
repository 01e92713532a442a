import type { Picture as PictureView } from '@shop/site/views/picture';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './name-card.module.css';

interface NameCardProps {
  readonly name: string;
  readonly kana: string;
  readonly description: string;
  readonly picture: PictureView | null;
  readonly to: string;
  readonly headingLevel: 2 | 3;
  /** A short fact such as the number of products. */
  readonly note?: string | undefined;
}

/** A maker or a brand in a list; the whole card leads to it. */
export function NameCard({ name, kana, description, picture, to, headingLevel, note }: NameCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      {picture !== null && (
        <span className={styles.picture}>
          <Picture picture={picture} sizes="96px" isDecorative />
        </span>
      )}
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={to}>{name}</Link>
        </Heading>
        <p className={styles.kana}>{kana}</p>
        <p className={styles.description}>{description}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}
