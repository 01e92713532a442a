import type { cartGiftWords } from './parts/gift/cart-gift-words';
import type { giftWords } from './parts/gift/gift-words';
import type { orderGiftWords } from './parts/gift/order-gift-words';
import type { socialGiftCompleteWords } from './pages/social-gift-complete/social-gift-complete-words';
import type { socialGiftConfirmWords } from './pages/social-gift-confirm/social-gift-confirm-words';
import type { socialGiftDeliveryWords } from './pages/social-gift-delivery/social-gift-delivery-words';
import type { socialGiftShippingWords } from './pages/social-gift-shipping/social-gift-shipping-words';
import type { socialGiftWords } from './pages/social-gift/social-gift-words';

/** The words of social gifts, for givers and receivers. */
export type GiftWords =
  | typeof cartGiftWords
  | typeof giftWords
  | typeof orderGiftWords
  | typeof socialGiftCompleteWords
  | typeof socialGiftConfirmWords
  | typeof socialGiftDeliveryWords
  | typeof socialGiftShippingWords
  | typeof socialGiftWords;
