import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths';
import { Link } from 'react-router-dom';
import styles from './cart-link.module.css';

/** The cart with its number of pieces, which comes after hydration into a place kept for it. */
export function CartLink() {
  const { cart } = useCart();
  const count = cart?.count ?? 0;
  return (
    <Link to={paths.cart()} className={styles.link}>
      カート{' '}
      <span className={styles.count} data-empty={count === 0}>
        {count > 0 && `${count}点`}
      </span>
    </Link>
  );
}
