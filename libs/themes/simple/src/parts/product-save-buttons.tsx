import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useSaveCommands } from '@shop/feature-catalogue/saved-products/use-save-commands';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FavouriteButton } from './favourite/favourite-button';
import styles from './product-save-buttons.module.css';
import { productSaveButtonsWords } from './product-save-buttons-words';
import { QuietSaveButton } from './quiet-save-button';

/** The one button by which a product is kept, and the way to share it; below them, quieter, what else members can do. */
export function ProductSaveButtons({ product }: { readonly product: ProductView }) {
  const words = useWords(productSaveButtonsWords);
  const { toggleLike, toggleBookmark } = useSaveCommands(product);
  const { name, isLiked, bookmarkId } = product;
  const likes = formatCount(product.likesCount);
  const share = async () => (await import('../product/share-product')).shareProduct(name, words.copied);
  return (
    <div className={styles.place}>
      <div className={styles.buttons}>
        <FavouriteButton product={product} />
        <Button variant="quiet" onClick={() => void share()}>
          {words.share}
        </Button>
      </div>
      <ul className={styles.others} aria-label={words.others}>
        <QuietSaveButton kind="like" product={product} note={words.likeNote} onPress={toggleLike}>
          {isLiked ? words.unlike(likes) : words.like(likes)}
        </QuietSaveButton>
        <QuietSaveButton kind="bookmark" product={product} note={words.bookmarkNote} onPress={toggleBookmark}>
          {bookmarkId === null ? words.addBookmark : words.removeBookmark}
        </QuietSaveButton>
      </ul>
    </div>
  );
}
