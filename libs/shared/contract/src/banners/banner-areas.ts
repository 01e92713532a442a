/** The areas that pages of the shop show besides those that blocks of its homes name: the list of products and the cart. */
export const PAGE_BANNER_AREAS = ['product-list', 'cart'] as const;

/** What a member's home shows where the shop has no layout of its own for it. */
export const USUAL_HOME_BANNER_AREA = 'home-main';
