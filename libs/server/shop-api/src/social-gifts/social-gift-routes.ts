import type { Route } from '../http/define-route';
import { checkSocialGiftDeliveryRoute } from './check-social-gift-delivery-route';
import { checkSocialGiftShippingRoute } from './check-social-gift-shipping-route';
import { completeSocialGiftRoute } from './complete-social-gift-route';
import { declineSocialGiftRoute } from './decline-social-gift-route';
import { getInputLeadtimesRoute } from './get-input-leadtimes-route';
import { getSocialGiftCompletionRoute } from './get-social-gift-completion-route';
import { getSocialGiftShippingRoute } from './get-social-gift-shipping-route';
import { listSocialGiftProductsRoute } from './list-social-gift-products-route';

/** What the receiver of a gift does with its link. */
export const socialGiftRoutes: readonly Route[] = [
  listSocialGiftProductsRoute,
  getSocialGiftShippingRoute,
  checkSocialGiftShippingRoute,
  checkSocialGiftDeliveryRoute,
  getInputLeadtimesRoute,
  completeSocialGiftRoute,
  declineSocialGiftRoute,
  getSocialGiftCompletionRoute,
];
