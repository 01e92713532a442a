import { paths } from '@shop/site/paths/paths';
import { Price } from '@shop/theme-simple/parts/price';
import type { ProductCardProps } from '@shop/theme-simple/parts/product-card';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './school-card.module.css';
import { schoolCardWords } from './school-card-words';

/** Two beside each other on phones, three on tablets and beside the filters, four above. */
const SIZES = '(max-width: 767px) 44vw, (max-width: 1023px) 28vw, 260px';
/** So many sizes are named one by one; of more, the first and the last. */
const MAX_NAMED = 4;

/** A thing that a pupil needs: in which sizes it can be had, what it costs, and what parents think of it. */
export default function SchoolCard({ product, isPriority, headingLevel }: ProductCardProps) {
  const words = useWords(schoolCardWords);
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  const { sizes = [], rating, stockState } = product;
  const [first = ''] = sizes;
  const named =
    sizes.length <= MAX_NAMED ? sizes.join(words.separator) : words.range(first, sizes.at(-1) ?? first);
  const stockNotes = { in_stock: null, few: words.few, out: words.outOfStock };
  const mark = product.priceBefore !== null ? words.isReduced : product.isNew ? words.isNew : null;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={product.picture} sizes={SIZES} isPriority={isPriority} isDecorative />
        {mark !== null && <p className={styles.mark}>{mark}</p>}
      </div>
      <Heading className={styles.name}>
        <Link to={paths.product(product.key)} className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      {sizes.length > 0 && (
        <p className={styles.sizes}>
          <span className={styles.label}>{words.sizes}</span> {named}
        </p>
      )}
      <p className={styles.price}>
        <Price withTax={product.priceWithTax} taxRate={product.taxRate} before={product.priceBefore} />
      </p>
      {rating !== null && (
        <p className={styles.rating}>{words.rating(rating.toFixed(1), product.reviewCount)}</p>
      )}
      {stockNotes[stockState] !== null && <p className={styles.stock}>{stockNotes[stockState]}</p>}
    </article>
  );
}
