/** The list of shops, which generators extend. */
export const SHOP_LIST = 'libs/shared/shops/src/shop-list.mjs';
