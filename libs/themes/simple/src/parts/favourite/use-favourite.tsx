import {
  type FavouriteProduct,
  useToggleFavourite,
} from '@shop/feature-catalogue/saved-products/use-toggle-favourite';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useSignInQuestion } from '../sign-in-question/use-sign-in-question';
import { favouriteWords } from './favourite-words';

/**
 * The one way to keep a product: a member's press adds it or takes it away, and a toast says so. To a guest it is
 * explained that this needs a sign-in, after which the product is added by itself. Place `question` beside the button.
 */
export function useFavourite(product: FavouriteProduct) {
  const words = useWords(favouriteWords);
  const toggle = useToggleFavourite(product);
  const { isBusy, act, question } = useSignInQuestion('favourite', product);
  const { isFavourite } = product;
  return {
    isBusy,
    question,
    label: isFavourite ? words.remove : words.add,
    press: () =>
      act(async () => {
        await toggle();
        void showToast('success', isFavourite ? words.removed : words.added);
      }),
  };
}
