import { dropFavouriteWish, storeFavouriteWish } from '@shop/feature-catalogue/saved-products/favourite-wish';
import type { ShopServices } from '@shop/query/shop-services';
import { tabStorage } from '@shop/site/storage/shop-storage';
import type { ReactNode } from 'react';
import { type SaveKind, SignInQuestion } from './sign-in-question';

/** What explains the sign-in to a guest. A favourite is remembered unless they close it: its links leave the page. */
export function askToSignIn(
  services: ShopServices,
  kind: SaveKind,
  product: { readonly id: number; readonly name: string },
  onClose: () => void,
): ReactNode {
  const tab = tabStorage(services);
  if (kind === 'favourite') storeFavouriteWish(tab, product.id, services.clock.now());
  const close = () => {
    dropFavouriteWish(tab);
    onClose();
  };
  return <SignInQuestion kind={kind} productName={product.name} onClose={close} />;
}
