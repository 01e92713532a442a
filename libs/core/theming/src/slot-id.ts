/** The places in pages and layouts that a theme may fill without replacing the page. A slot that it does not fill is empty. */
export type SlotId = 'header-notice' | 'home-lead' | 'product-note' | 'cart-note' | 'footer-note';
