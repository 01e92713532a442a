import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useSaveCommands } from '@shop/feature-catalogue/saved-products/use-save-commands';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { SaveToggleButton } from './save-toggle-button';
import styles from './product-save-buttons.module.css';
import { productSaveButtonsWords } from './product-save-buttons-words';

/** The button by which a member keeps a product as a favourite; quieter ones like it, mark it and share it. */
export function ProductSaveButtons({ product }: { readonly product: ProductView }) {
  const words = useWords(productSaveButtonsWords);
  const { toggleFavourite, toggleLike, toggleBookmark } = useSaveCommands(product);
  const { isFavourite, isLiked, likesCount, bookmarkId } = product;
  return (
    <div className={styles.buttons}>
      <SaveToggleButton icon="heart" isOn={isFavourite} onPress={toggleFavourite}>
        {isFavourite ? words.removeFavourite : words.addFavourite}
      </SaveToggleButton>
      <div className={styles.quiet}>
        <SaveToggleButton icon="thumb" isOn={isLiked} isToggle onPress={toggleLike}>
          {words.like(formatCount(likesCount))}
        </SaveToggleButton>
        <SaveToggleButton icon="bookmark" isOn={bookmarkId !== null} onPress={toggleBookmark}>
          {bookmarkId === null ? words.addBookmark : words.removeBookmark}
        </SaveToggleButton>
        <Button
          variant="quiet"
          onClick={() =>
            void import('../product/share-product').then(({ shareProduct }) =>
              shareProduct(product.name, words.copied),
            )
          }
        >
          {words.share}
        </Button>
      </div>
    </div>
  );
}
