import {
  addBookmarkMutation,
  removeBookmarkMutation,
} from '@shop/feature-catalogue/saved-products/bookmark-mutations';
import { favouriteMutation } from '@shop/feature-catalogue/saved-products/favourite-mutation';
import { likeMutation } from '@shop/feature-catalogue/saved-products/like-mutation';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useMutation } from '@tanstack/react-query';
import { MarkButton } from './mark-button';
import styles from './product-marks.module.css';

/** The buttons by which a member saves a product (favourite, bookmark) or likes it. */
export function ProductMarks({ product }: { readonly product: ProductView }) {
  const services = useShopServices();
  const favourite = useMutation(favouriteMutation(services));
  const like = useMutation(likeMutation(services));
  const addBookmark = useMutation(addBookmarkMutation(services));
  const removeBookmark = useMutation(removeBookmarkMutation(services));
  const { id, isFavourite, isLiked, likesCount, bookmarkId } = product;
  return (
    <div className={styles.marks}>
      <MarkButton
        icon="heart"
        isOn={isFavourite}
        onPress={() => favourite.mutateAsync({ productId: id, isFavourite: !isFavourite })}
      >
        {isFavourite ? 'お気に入りから削除' : 'お気に入りに追加'}
      </MarkButton>
      <MarkButton
        icon="thumb"
        isOn={isLiked}
        isToggle
        onPress={() => like.mutateAsync({ product, isLiked: !isLiked })}
      >
        いいね {formatCount(likesCount)}
      </MarkButton>
      <MarkButton
        icon="bookmark"
        isOn={bookmarkId !== null}
        onPress={() =>
          bookmarkId === null
            ? addBookmark.mutateAsync(product)
            : removeBookmark.mutateAsync({ product, bookmarkId })
        }
      >
        {bookmarkId === null ? 'ブックマークに追加' : 'ブックマークから削除'}
      </MarkButton>
    </div>
  );
}
