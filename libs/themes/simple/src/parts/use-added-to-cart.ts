import { useSettings } from '@shop/site/settings/use-settings';
import { type ReactNode, useState } from 'react';

/** The code that confirms it. */
export const loadConfirmation = () => import('./added-to-cart/confirm-added');

/**
 * Confirms that something was added to the cart as the shop's settings say: by a toast, the cart from the side, or a
 * dialog. The code is loaded with the press; where that fails, the page stands as it is. Place `view` anywhere beside the
 * button. account §9
 */
export function useAddedToCart(title: string) {
  const settings = useSettings();
  const [view, setView] = useState<ReactNode>(null);
  return {
    view,
    /** Call it with the press, and the function that it returns once these products are in the cart. */
    prepare: () => {
      const ready = loadConfirmation().then(
        ({ prepareAdded }) => prepareAdded(settings, title, setView),
        () => null,
      );
      return (productKeys: readonly string[]) => ready.then((confirm) => confirm?.(productKeys));
    },
  };
}
