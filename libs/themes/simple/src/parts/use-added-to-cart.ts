import { useSettings } from '@shop/site/use-settings';
import { type ReactNode, useState } from 'react';

const load = () => import('./added-to-cart/confirm-added');

/**
 * Confirms that something was added to the cart as the shop's settings say: by a toast, the cart from the side, or a
 * dialog. The code is loaded with the press; where that fails, the page stands as it is. Place `view` anywhere beside the
 * button. account §9
 */
export function useAddedToCart(title: string) {
  const settings = useSettings();
  const [view, setView] = useState<ReactNode>(null);
  const onClose = () => setView(null);
  return {
    view,
    /** While the product is being added. */
    prepare: () =>
      void load().then(
        ({ prepareAdded }) => prepareAdded(settings),
        () => undefined,
      ),
    /** Once these products are in the cart. */
    show: (productKeys: readonly string[]) =>
      load().then(
        async ({ confirmAdded }) => setView(await confirmAdded(settings, { title, productKeys, onClose })),
        () => undefined,
      ),
  };
}
