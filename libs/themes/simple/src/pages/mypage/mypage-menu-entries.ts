import { paths } from '@shop/site/paths';

/** The entries of the account menu, by the keys of their words in `mypageWords`. */
export const MYPAGE_MENU_ENTRIES = [
  { to: paths.orderHistory(), label: 'orderHistory', note: 'orderHistoryNote' },
  { to: paths.favourites(), label: 'favourites', note: 'favouritesNote' },
  { to: paths.bookmarks(), label: 'bookmarks', note: 'bookmarksNote' },
  { to: paths.addressBook(), label: 'addressBook', note: 'addressBookNote' },
  { to: paths.coupons(), label: 'coupons', note: 'couponsNote' },
  { to: paths.cart(), label: 'cart', note: 'cartNote' },
  { to: paths.password(), label: 'password', note: 'passwordNote' },
  { to: paths.leave(), label: 'leave', note: 'leaveNote' },
] as const;
