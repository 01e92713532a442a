import type { FavouriteProduct } from '@shop/feature-catalogue/saved-products/use-toggle-favourite';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { classNames } from '@shop/ui-kit/class-names';
import { Icon } from '../icon';
import heart from './heart.module.css';
import styles from './favourite-heart.module.css';
import { favouriteWords } from './favourite-words';
import { useFavourite } from './use-favourite';

/** Keeps one product of a list as a favourite: a heart alone, whose words are for screen readers. */
export function FavouriteHeart({ product }: { readonly product: FavouriteProduct }) {
  const words = useWords(favouriteWords);
  const { isBusy, label, press, question } = useFavourite(product);
  return (
    <>
      <span className={classNames(heart.heart, styles.button)} data-on={product.isFavourite}>
        <Button variant="quiet" isBusy={isBusy} onClick={press}>
          <Icon name="heart" />
          <VisuallyHidden>{label + words.ofProduct(product.name)}</VisuallyHidden>
        </Button>
      </span>
      {question}
    </>
  );
}
