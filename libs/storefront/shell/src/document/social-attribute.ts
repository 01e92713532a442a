/** Marks what a document says to others about the page it was loaded with. */
export const SOCIAL_ATTRIBUTE = 'data-shop-social';
