/** The path patterns of what the receiver of a social gift does, by the page's id; the key is optional. core §2, account §2 */
export const GIFT_PAGE_PATHS = {
  'social-gift': '/social-gift',
  'social-gift-shipping': '/social-gift/:key?/shipping',
  'social-gift-delivery': '/social-gift/:key?/delivery',
  'social-gift-confirm': '/social-gift/:key?/confirm',
  'social-gift-complete': '/social-gift/:key?/complete',
} as const;
