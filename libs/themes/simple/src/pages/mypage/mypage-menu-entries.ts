import { accountPaths } from '@shop/site/account-paths';
import { paths } from '@shop/site/paths';

/** The groups of the account menu with their entries, by the keys of their words in `mypageWords`. */
export const MYPAGE_MENU_GROUPS = [
  {
    heading: 'shopping',
    entries: [
      { to: paths.orderHistory(), label: 'orderHistory', note: 'orderHistoryNote' },
      { to: paths.cart(), label: 'cart', note: 'cartNote' },
      { to: accountPaths.points(), label: 'points', note: 'pointsNote' },
      { to: paths.coupons(), label: 'coupons', note: 'couponsNote' },
    ],
  },
  {
    heading: 'saved',
    entries: [
      { to: accountPaths.favourites(), label: 'favourites', note: 'favouritesNote' },
      { to: accountPaths.bookmarks(), label: 'bookmarks', note: 'bookmarksNote' },
      { to: accountPaths.productHistory(), label: 'productHistory', note: 'productHistoryNote' },
      { to: accountPaths.searchHistory(), label: 'searchHistory', note: 'searchHistoryNote' },
    ],
  },
  {
    heading: 'contact',
    entries: [
      { to: accountPaths.messages(), label: 'messages', note: 'messagesNote' },
      { to: accountPaths.inquiries(), label: 'inquiries', note: 'inquiriesNote' },
      { to: accountPaths.requestHistory(), label: 'requestHistory', note: 'requestHistoryNote' },
    ],
  },
  {
    heading: 'registered',
    entries: [
      { to: accountPaths.addressBook(), label: 'addressBook', note: 'addressBookNote' },
      { to: accountPaths.cards(), label: 'cards', note: 'cardsNote' },
      { to: accountPaths.memorials(), label: 'memorials', note: 'memorialsNote' },
      { to: accountPaths.measurements(), label: 'measurements', note: 'measurementsNote' },
      { to: accountPaths.nameEmbroidery(), label: 'nameEmbroidery', note: 'nameEmbroideryNote' },
    ],
  },
  {
    heading: 'account',
    entries: [
      { to: accountPaths.userInfo(), label: 'userInfo', note: 'userInfoNote' },
      { to: accountPaths.password(), label: 'password', note: 'passwordNote' },
      { to: accountPaths.loginHistory(), label: 'loginHistory', note: 'loginHistoryNote' },
      { to: accountPaths.leave(), label: 'leave', note: 'leaveNote' },
    ],
  },
] as const;
