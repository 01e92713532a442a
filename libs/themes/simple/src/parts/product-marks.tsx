import { useMarks } from '@shop/feature-catalogue/marks/use-marks';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { MarkButton } from './mark-button';
import styles from './product-marks.module.css';

/** What a member keeps of the product: favourite, bookmark, like. */
export function ProductMarks({ product }: { readonly product: ProductView }) {
  const { setFavourite, setLiked, addBookmark, removeBookmark } = useMarks();
  const { id, isFavourite, isLiked, likesCount, bookmarkId } = product;
  return (
    <div className={styles.marks}>
      <MarkButton icon="heart" isOn={isFavourite} onPress={() => setFavourite(id, !isFavourite)}>
        {isFavourite ? 'お気に入りから削除' : 'お気に入りに追加'}
      </MarkButton>
      <MarkButton icon="thumb" isOn={isLiked} isToggle onPress={() => setLiked(product, !isLiked)}>
        いいね {formatCount(likesCount)}
      </MarkButton>
      <MarkButton
        icon="bookmark"
        isOn={bookmarkId !== null}
        onPress={() => (bookmarkId === null ? addBookmark(product) : removeBookmark(product, bookmarkId))}
      >
        {bookmarkId === null ? 'ブックマークに追加' : 'ブックマークから削除'}
      </MarkButton>
    </div>
  );
}
