import { takeFavouriteWish } from '@shop/feature-catalogue/saved-products/favourite-wish';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { tabStorage } from '@shop/site/storage/shop-storage';
import type { FavouriteWishProps } from '@shop/theming/theme-pages';
import { useTheme } from '@shop/theming/theme-provider';
import { useAtomValue } from 'jotai/react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SIGN_IN_PAGES, isOnPage } from '../navigation/is-on-page';

interface Wish {
  readonly productId: number;
  readonly Component: ComponentType<FavouriteWishProps>;
}

/**
 * Adds the product that a guest wished for once they have signed in and left the pages of the sign-in, so that they see
 * it done where they go on. A guest who goes anywhere else has given it up.
 */
export function LazyFavouriteWish() {
  const services = useShopServices();
  const { allPages } = useTheme();
  const isChecked = useAtomValue(isCheckedAtom);
  const isLogin = useAtomValue(isLoginAtom);
  const { pathname } = useLocation();
  const [wish, setWish] = useState<Wish | null>(null);
  const follow = useEffectEvent(async () => {
    if (!isChecked || isOnPage(SIGN_IN_PAGES, pathname)) return;
    const productId = takeFavouriteWish(tabStorage(services), services.clock.now());
    if (productId === null || !isLogin) return;
    const { overlays } = await allPages.load();
    const Component = await overlays.favouriteWish.load();
    setWish({ productId, Component });
  });
  useEffect(() => {
    // Without its code the page stands as it is, and its button still adds the product.
    void follow().catch(() => undefined);
  }, [isChecked, isLogin, pathname]);
  return wish === null ? null : <wish.Component productId={wish.productId} onDone={() => setWish(null)} />;
}
