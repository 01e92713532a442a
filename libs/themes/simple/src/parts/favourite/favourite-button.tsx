import type { FavouriteProduct } from '@shop/feature-catalogue/saved-products/use-toggle-favourite';
import { HeartButton } from './heart-button';
import { useFavourite } from './use-favourite';

/** Keeps the product of a page as a favourite. */
export function FavouriteButton({ product }: { readonly product: FavouriteProduct }) {
  const { isBusy, label, press, question } = useFavourite(product);
  return (
    <>
      <HeartButton isOn={product.isFavourite} isBusy={isBusy} onPress={press}>
        {label}
      </HeartButton>
      {question}
    </>
  );
}
