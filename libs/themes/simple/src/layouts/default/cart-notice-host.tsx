import { cartNoticeAtom } from '@shop/feature-cart/cart-atoms';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isCartPage = (pathname: string) => pathname.startsWith('/cart');

/** Shows what happened to the cart, and leads to where it can be corrected or is said. core §8 */
export function CartNoticeHost() {
  const [notice, setNotice] = useAtom(cartNoticeAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (notice === null) return;
    setNotice(null);
    const { message, linkTo } = notice;
    if (message !== null) void showToast('error', message);
    if (linkTo !== null && (message === null || isCartPage(pathname))) void navigate(linkTo);
  }, [notice, setNotice, pathname, navigate]);
  return null;
}
