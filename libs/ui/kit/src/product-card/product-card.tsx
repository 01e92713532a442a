import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureFiles } from '../picture/picture';
import styles from './product-card.module.css';

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
  /** SALE, NEW; on the picture. */
  readonly marks?: string | null;
  /** What reviewers think of it; nothing while there are none. */
  readonly rating?: string | null;
  readonly isPriority?: boolean;
  /** Level of the name in the page's outline. */
  readonly headingLevel?: 2 | 3;
}

/** Two cards beside each other on phones, three on tablets, four above. */
const CARD_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 270px';

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
        {Boolean(props.marks) && <p className={styles.marks}>{props.marks}</p>}
      </div>
      {props.brandName !== undefined && <p className={styles.brand}>{props.brandName}</p>}
      <Heading className={styles.name}>
        <Link to={props.to} className={styles.link}>
          {props.name}
        </Link>
      </Heading>
      {props.price}
      {Boolean(props.rating) && <p className={styles.rating}>{props.rating}</p>}
      {(props.stockNote !== null || Boolean(props.variantNote)) && (
        <p className={styles.notes}>
          {Boolean(props.variantNote) && <span className={styles.variants}>{props.variantNote}</span>}
          {props.stockNote !== null && <span className={styles.stock}>{props.stockNote}</span>}
        </p>
      )}
    </article>
  );
}
