import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';

/** The groups of the account menu with their entries, by the keys of their words in `mypageWords`; a `record` is for shops whose members keep it. */
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
      { to: accountPaths.cards(), label: 'cards', note: 'cardsNote', record: 'cards' },
      { to: accountPaths.memorials(), label: 'memorials', note: 'memorialsNote', record: 'memorials' },
      {
        to: accountPaths.measurements(),
        label: 'measurements',
        note: 'measurementsNote',
        record: 'measurements',
      },
      {
        to: accountPaths.nameEmbroidery(),
        label: 'nameEmbroidery',
        note: 'nameEmbroideryNote',
        record: 'nameEmbroidery',
      },
    ],
  },
  {
    heading: 'account',
    entries: [
      { to: accountPaths.userInfo(), label: 'userInfo', note: 'userInfoNote' },
      { to: accountPaths.password(), label: 'password', note: 'passwordNote' },
      { to: accountPaths.passkeys(), label: 'passkey', note: 'passkeyNote' },
      { to: accountPaths.loginHistory(), label: 'loginHistory', note: 'loginHistoryNote' },
      { to: accountPaths.leave(), label: 'leave', note: 'leaveNote' },
    ],
  },
] as const;
