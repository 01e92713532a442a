import type { PageId } from '@shop/theming/page-id';

/** Pages where nothing may come between the shopper and what they are doing. */
const UNDISTURBED: ReadonlySet<PageId> = new Set<PageId>([
  'cart',
  'cart-shipping-select',
  'cart-shipping-add',
  'cart-shipping-detail',
  'cart-payment',
  'cart-confirm',
  'cart-complete',
  'login',
  'login-unlock',
  'login-sync',
  'oauth-callback',
  'verify',
  'verify-email',
  'password',
  'leave',
  'contact',
  'contact-confirm',
  'catalog-order',
  'address-add',
  'address-edit',
  'maintenance',
  'not-found',
  'error',
  // It shows all popups itself.
  'popup',
]);

/** Whether popups may open over a page: on none of the checkout, the login, a form or an error. */
export const allowsPopups = (pageId: PageId): boolean => !UNDISTURBED.has(pageId);
