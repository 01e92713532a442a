import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths/paths';
import { Link } from 'react-router-dom';
import { useWords } from '@shop/theming/use-words';
import { Icon } from '../../parts/icon';
import { customerMenuWords } from './customer-menu-words';
import styles from './icon-link.module.css';

/** The cart with its number of pieces, which is filled in after hydration, in space reserved for it. */
export function CartLink() {
  const words = useWords(customerMenuWords);
  const { cart } = useCart();
  const count = cart?.count ?? 0;
  return (
    <Link to={paths.cart()} className={styles.cart}>
      <Icon name="cart" />
      <span>{words.cart} </span>
      <span className={styles.count} data-empty={count === 0}>
        {count > 0 && words.count(count)}
      </span>
    </Link>
  );
}
