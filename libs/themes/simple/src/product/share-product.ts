import { errorMessage } from '@shop/site/errors/error-message';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { sharePage } from './share-page';

/** Shares the product in view, and says so where nothing else does. */
export async function shareProduct(name: string, copied: string): Promise<void> {
  try {
    const { origin, pathname } = window.location;
    if ((await sharePage(name, origin + pathname)) === 'copied') await showToast('success', copied);
  } catch (error) {
    await showToast('error', errorMessage(error));
  }
}
