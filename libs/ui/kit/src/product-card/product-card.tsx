import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Picture, type PictureFiles } from '../picture/picture';
import styles from './product-card.module.css';

interface CardRating {
  /** 1 to 5. */
  readonly average: number;
  /** What the stars are of, for whoever does not see them. */
  readonly title: string;
  /** Average and number of reviews. */
  readonly text: string;
}

interface ProductCardProps {
  readonly to: string;
  readonly name: string;
  readonly picture: PictureFiles | null;
  readonly price: ReactNode;
  /** 残りわずか, 在庫切れ; nothing where there is nothing to say. */
  readonly stockNote: string | null;
  readonly brandName?: string;
  /** What else there is of it: 全2種. */
  readonly variantNote?: string | null;
  /** SALE, NEW; over the picture. */
  readonly marks?: readonly string[];
  /** What reviewers think of it; nothing while there are none. */
  readonly rating?: CardRating | null;
  readonly isPriority?: boolean;
  /** Level of the name in the page's outline. */
  readonly headingLevel?: 2 | 3;
}

/** Two cards beside each other on phones, three on tablets, four above. */
const CARD_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 270px';

const BEST = 5;

/** A product in a list: one link, its name first. */
export function ProductCard(props: ProductCardProps) {
  const Heading = props.headingLevel === 3 ? 'h3' : 'h2';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          picture={props.picture}
          sizes={CARD_SIZES}
          isPriority={props.isPriority ?? false}
          isDecorative
        />
        {props.marks !== undefined && props.marks.length > 0 && (
          <p className={styles.marks}>
            {props.marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {mark}
              </span>
            ))}
          </p>
        )}
      </div>
      {props.brandName !== undefined && <p className={styles.brand}>{props.brandName}</p>}
      <Heading className={styles.name}>
        <Link to={props.to} className={styles.link}>
          {props.name}
        </Link>
      </Heading>
      {props.price}
      {props.rating !== undefined && props.rating !== null && <Rating {...props.rating} />}
      {(props.stockNote !== null || Boolean(props.variantNote)) && (
        <p className={styles.notes}>
          {Boolean(props.variantNote) && <span className={styles.variants}>{props.variantNote}</span>}
          {props.stockNote !== null && <span className={styles.stock}>{props.stockNote}</span>}
        </p>
      )}
    </article>
  );
}

/** Stars and number in one line. */
function Rating({ average, title, text }: CardRating) {
  const filled = Math.round(average);
  return (
    <p className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {'★'.repeat(filled) + '☆'.repeat(BEST - filled)}
      </span>
      <VisuallyHidden>{title}</VisuallyHidden>
      {text}
    </p>
  );
}
