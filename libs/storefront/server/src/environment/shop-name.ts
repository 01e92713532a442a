/** The shops of the platform, in the order of their ports. */
export const SHOP_NAMES = ['default', 'corporate', 'school', 'gift'] as const;

/** One of `SHOP_NAMES`: names the app, its channel and its origin's host. */
export type ShopName = (typeof SHOP_NAMES)[number];
