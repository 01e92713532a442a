import { cartNoticeAtom } from '@shop/feature-cart/cart-atoms';
import { paths } from '@shop/site/paths';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isCartPage = (pathname: string) => pathname.startsWith('/cart');

/** Shows what happened to the cart, with a link to where it can be corrected. core §8 */
export function CartNoticeHost() {
  const [notice, setNotice] = useAtom(cartNoticeAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (notice === null) return;
    setNotice(null);
    void showToast('error', notice.message);
    if (!isCartPage(pathname) || notice.linkTo === null) return;
    void navigate(notice.linkTo === 'cart' ? paths.cart() : paths.cartShippingSelect());
  }, [notice, setNotice, pathname, navigate]);
  return null;
}
