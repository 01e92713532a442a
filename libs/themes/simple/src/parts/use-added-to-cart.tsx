import { useSettings } from '@shop/site/use-settings';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import { type ReactNode, useState } from 'react';

const loadView = () => import('./added-to-cart/added-to-cart');

/**
 * Confirms that something was added to the cart as the shop's settings say: by a toast, the cart from the side, or a
 * dialog. Their code is loaded with the press. Place `view` anywhere beside the button. account §9
 */
export function useAddedToCart(message: string) {
  const { isCartToastOn, cartAddedView } = useSettings();
  const [view, setView] = useState<ReactNode>(null);
  const hasView = cartAddedView !== 'toast';
  return {
    view,
    /** While the product is being added. */
    prepare: () => {
      if (hasView) void loadView().catch(() => undefined);
      else if (isCartToastOn) void preloadToasts();
    },
    /** Once these products are in the cart. */
    show: async (productKeys: readonly string[]) => {
      const loaded = hasView ? await loadView().catch(() => null) : null;
      if (loaded !== null) {
        const props = { title: message, productKeys, onClose: () => setView(null) };
        setView(<loaded.AddedToCart {...props} isDrawer={cartAddedView === 'drawer'} />);
      } else if (isCartToastOn) await showToast('success', message);
    },
  };
}
