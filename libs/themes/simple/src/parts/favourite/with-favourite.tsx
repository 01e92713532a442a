import type { FavouriteProduct } from '@shop/feature-catalogue/saved-products/use-toggle-favourite';
import type { ReactNode } from 'react';
import { FavouriteHeart } from './favourite-heart';
import styles from './with-favourite.module.css';

interface WithFavouriteProps {
  readonly product: FavouriteProduct;
  /** The card, whose picture is at the top. */
  readonly children: ReactNode;
}

/** A card of any theme with the heart on its corner, after the card's link for the keyboard and above it for a finger. */
export function WithFavourite({ product, children }: WithFavouriteProps) {
  return (
    <div className={styles.place}>
      {children}
      <div className={styles.corner}>
        <FavouriteHeart product={product} />
      </div>
    </div>
  );
}
