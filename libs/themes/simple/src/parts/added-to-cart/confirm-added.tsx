import type { Settings } from '@shop/site/settings';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import type { ReactNode } from 'react';
import { AddedToCart, type AddedToCartProps } from './added-to-cart';

type AddedSettings = Pick<Settings, 'cartAddedView' | 'isCartToastOn'>;

const hasToast = ({ cartAddedView, isCartToastOn }: AddedSettings): boolean =>
  cartAddedView === 'toast' && isCartToastOn;

/** Loads the toasts ahead, where one will follow. */
export function prepareAdded(settings: AddedSettings): void {
  if (hasToast(settings)) void preloadToasts();
}

/** What is shown over the page; null where a toast, or nothing, confirms it. */
export async function confirmAdded(
  settings: AddedSettings,
  props: Omit<AddedToCartProps, 'isDrawer'>,
): Promise<ReactNode> {
  if (hasToast(settings)) await showToast('success', props.title);
  if (settings.cartAddedView === 'toast') return null;
  return <AddedToCart {...props} isDrawer={settings.cartAddedView === 'drawer'} />;
}
