import { iconDrawings } from '@shop/theme-simple/parts/icon-drawings';
import { orderIconDrawings } from '@shop/theme-simple/parts/order-icon-drawings';

/** The icons of the member’s menu by its labels, as lines of 1.5 px: width, height and path. */
export const mypageMenuIcons = {
  orderHistory: orderIconDrawings.orders,
  favourites: iconDrawings.heart,
  bookmarks: [22, 22, 'M5.5 3h11v16L11 15l-5.5 4z'],
  addressBook: orderIconDrawings.delivery,
  cards: [22, 16, 'M1.5 1.5h19v13h-19zM1.5 5.5h19M5 11h4'],
  memorials: [22, 22, 'M3.5 5h15v14h-15zM3.5 9.5h15M7.5 2.5V6.5M14.5 2.5V6.5'],
  measurements: [22, 22, 'M2 7.5h18v7H2zM5.5 7.5v3M9 7.5v4.5M12.5 7.5v3M16 7.5v4.5'],
  nameEmbroidery: [
    22,
    22,
    'M18.5 3.5 8 14M5.5 16.5 3 19M20 2a1.8 1.8 0 0 0-2.6 2.6M5 10c2-3 5-3 6 0s4 4 8 1',
  ],
  userInfo: iconDrawings.account,
  coupons: [22, 22, 'M3 5.5h16v3.8a1.8 1.8 0 0 0 0 3.4v3.8H3v-3.8a1.8 1.8 0 0 0 0-3.4zM13.5 9v4'],
  cart: iconDrawings.cart,
  points: [22, 22, 'M19 11a8 8 0 1 0-16 0 8 8 0 0 0 16 0M9 15.2V6.8h2.6a2.5 2.5 0 0 1 0 5H9'],
  messages: [22, 22, 'M3 5h16v12H3zM3 5.5l8 6.5 8-6.5'],
  inquiries: [22, 22, 'M3 4.5h16v10.5h-8.5L6.5 18.5V15H3zM7 8.5h8M7 11.5h5'],
  productHistory: [22, 22, 'M19 11a8 8 0 1 0-16 0 8 8 0 0 0 16 0M11 6.2V11l3.2 2'],
  searchHistory: [22, 22, 'M15 9.5a5.5 5.5 0 1 0-11 0 5.5 5.5 0 0 0 11 0M13.5 13.5l5 5'],
  requestHistory: [22, 22, 'M3.5 8L11 3.5 18.5 8v7L11 19l-7.5-4zM3.5 8L11 12l7.5-4M11 12v7'],
  loginHistory: [22, 22, 'M11.5 8a4 4 0 1 0-8 0 4 4 0 0 0 8 0M10.4 10.9l8.1 8.1M15 15.5l2-2M17.5 18l1.5-1.5'],
  password: iconDrawings.lock,
  passkey: [
    22,
    22,
    'M12.5 8a4 4 0 1 0-8 0 4 4 0 0 0 8 0M2.5 19c0-3.5 2.5-5.5 6-5.5M16.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 12v7M16.5 16h2',
  ],
  leave: iconDrawings.account,
} as const;
