/** The places inside pages and layouts that a theme may fill without replacing the page. Empty unless filled. */
export const SLOT_IDS = ['header-notice', 'home-lead', 'product-note', 'cart-note', 'footer-note'] as const;

/** One of `SLOT_IDS`. */
export type SlotId = (typeof SLOT_IDS)[number];
