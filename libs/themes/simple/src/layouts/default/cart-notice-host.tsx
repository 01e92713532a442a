import { cartMergeAtom, cartNoticeAtom } from '@shop/feature-cart/cart-atoms';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layoutWords } from './layout-words';

const isCartPage = (pathname: string) => pathname.startsWith('/cart');

/** Shows what happened to the cart, and leads to where it can be corrected or is said. core §8 */
export function CartNoticeHost() {
  const [notice, setNotice] = useAtom(cartNoticeAtom);
  const [merge, setMerge] = useAtom(cartMergeAtom);
  const words = useWords(layoutWords);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (notice === null) return;
    setNotice(null);
    const { message, linkTo } = notice;
    if (message !== null) void showToast('error', message);
    if (linkTo !== null && (message === null || isCartPage(pathname))) void navigate(linkTo);
  }, [notice, setNotice, pathname, navigate]);
  useEffect(() => {
    if (merge === null) return;
    setMerge(null);
    void showToast('success', words.cartsJoined(merge.fromGuest, merge.fromMember));
  }, [merge, setMerge, words]);
  return null;
}
