import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './cart-link.module.css';
import { headerWords } from './header-words';

/** The cart with its number of pieces, which is filled in after hydration, in space reserved for it. */
export function CartLink() {
  const words = useWords(headerWords);
  const { cart } = useCart();
  const count = cart?.count ?? 0;
  return (
    <Link to={paths.cart()} className={styles.link}>
      <span className={styles.name}>{words.cart}</span>{' '}
      <span className={styles.count} data-empty={count === 0}>
        {count > 0 && words.count(count)}
      </span>
    </Link>
  );
}
