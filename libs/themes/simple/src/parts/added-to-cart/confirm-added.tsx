import type { Settings } from '@shop/site/settings/settings';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import type { ReactNode } from 'react';
import { AddedToCart } from './added-to-cart';

type AddedSettings = Pick<Settings, 'cartAddedView' | 'isCartToastOn'>;

/**
 * Loads what will follow, and returns what confirms that products were added: it shows a toast, or sets what is shown
 * over the page.
 */
export function prepareAdded(
  { cartAddedView, isCartToastOn }: AddedSettings,
  title: string,
  setView: (view: ReactNode) => void,
): (productKeys: readonly string[]) => Promise<void> {
  if (cartAddedView !== 'toast')
    return (productKeys) => {
      setView(
        <AddedToCart
          title={title}
          productKeys={productKeys}
          isDrawer={cartAddedView === 'drawer'}
          onClose={() => setView(null)}
        />,
      );
      return Promise.resolve();
    };
  if (!isCartToastOn) return () => Promise.resolve();
  void preloadToasts();
  return async () => {
    await showToast('success', title);
  };
}
