import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { Price } from '@shop/theme-simple/parts/price';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './gift-picture.module.css';
import { giftPictureWords } from './gift-picture-words';

interface GiftPictureProps {
  readonly product: ProductSummaryView;
  /** The `sizes` of its picture. */
  readonly sizes: string;
  readonly isPriority: boolean;
  readonly headingLevel: 2 | 3;
  /** As large as in a lookbook. */
  readonly isLarge?: boolean;
}

/** A gift as in an album: its portrait, and below it, in the middle, what it is called and what it costs. */
export function GiftPicture({ product, sizes, isPriority, headingLevel, isLarge = false }: GiftPictureProps) {
  const words = useWords(giftPictureWords);
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  const stockNotes = { in_stock: null, few: words.few, out: words.outOfStock };
  const notes = [
    product.isNew ? words.isNew : null,
    product.priceBefore === null ? null : words.isReduced,
    stockNotes[product.stockState],
  ].filter((note) => note !== null);
  return (
    <article className={styles.card} data-large={isLarge || undefined}>
      <div className={styles.portrait}>
        <Picture picture={product.picture} sizes={sizes} isPriority={isPriority} isDecorative />
      </div>
      <Heading className={styles.name}>
        <Link to={paths.product(product.key)} className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} taxRate={product.taxRate} before={product.priceBefore} />
      </p>
      {product.rating !== null && (
        <p className={styles.note}>{words.rating(product.rating.toFixed(1), product.reviewCount)}</p>
      )}
      {notes.length > 0 && <p className={styles.mark}>{notes.join('・')}</p>}
    </article>
  );
}
