import type { cartCompleteWords } from './pages/cart-complete/cart-complete-words';
import type { cartConfirmWords } from './pages/cart-confirm/cart-confirm-words';
import type { orderChangesWords } from './pages/cart-confirm/order-changes-words';
import type { cartPaymentWords } from './pages/cart-payment/cart-payment-words';
import type { cartShippingAddWords } from './pages/cart-shipping-add/cart-shipping-add-words';
import type { cartShippingDetailWords } from './pages/cart-shipping-detail/cart-shipping-detail-words';
import type { packingWords } from './pages/cart-shipping-detail/packing-words';
import type { addressRadiosWords } from './pages/cart-shipping-select/address-radios-words';
import type { cartShippingSelectWords } from './pages/cart-shipping-select/cart-shipping-select-words';
import type { destinationsWords } from './pages/cart-shipping-select/destinations-words';
import type { divisionGridWords } from './pages/cart-shipping-select/division-grid/division-grid-words';
import type { divisionHelpWords } from './pages/cart-shipping-select/division-help-words';
import type { recipientsFileWords } from './pages/cart-shipping-select/recipients-file/recipients-file-words';
import type { cartNewsWords } from './pages/cart/cart-news-words';
import type { cartWords } from './pages/cart/cart-words';
import type { quotationWords } from './pages/cart/quotation-words';
import type { savedLinesWords } from './pages/cart/saved-lines-words';
import type { addSavedToCartWords } from './parts/add-saved-to-cart-words';
import type { cartApprovalWords } from './parts/cart-approval-words';
import type { checkoutFrameWords } from './parts/checkout-frame-words';
import type { signedOutHintWords } from './parts/signed-out-hint-words';
import type { checkoutStepsWords } from './parts/checkout-steps-words';
import type { deliveryPreferenceWords } from './parts/delivery-preference-words';
import type { schoolPickupWords } from './parts/school-pickup/school-pickup-words';
import type { destinationWords } from './parts/destination-words';
import type { lineDetailsWords } from './parts/line-details-words';
import type { lineItemWords } from './parts/line-item-words';
import type { openPaymentWords } from './parts/open-payment-words';
import type { orderShippingWords } from './parts/order-shipping-words';
import type { orderSummaryWords } from './parts/order-summary-words';
import type { orderTotalsWords } from './parts/order-totals-words';
import type { paymentDetailsWords } from './parts/payment-details-words';
import type { paymentFailureWords } from './parts/payment-failure-words';
import type { severalDestinationsWords } from './parts/several-destinations-words';
import type { stepActionsWords } from './parts/step-actions-words';

/** The words of the cart and of the steps from it to the finished order. */
export type CheckoutWords =
  | typeof addSavedToCartWords
  | typeof addressRadiosWords
  | typeof cartApprovalWords
  | typeof cartCompleteWords
  | typeof cartConfirmWords
  | typeof orderChangesWords
  | typeof cartNewsWords
  | typeof cartPaymentWords
  | typeof cartShippingAddWords
  | typeof cartShippingDetailWords
  | typeof cartShippingSelectWords
  | typeof cartWords
  | typeof checkoutFrameWords
  | typeof signedOutHintWords
  | typeof checkoutStepsWords
  | typeof deliveryPreferenceWords
  | typeof schoolPickupWords
  | typeof destinationWords
  | typeof destinationsWords
  | typeof divisionGridWords
  | typeof divisionHelpWords
  | typeof lineDetailsWords
  | typeof lineItemWords
  | typeof openPaymentWords
  | typeof orderShippingWords
  | typeof orderSummaryWords
  | typeof packingWords
  | typeof orderTotalsWords
  | typeof paymentDetailsWords
  | typeof paymentFailureWords
  | typeof quotationWords
  | typeof recipientsFileWords
  | typeof savedLinesWords
  | typeof severalDestinationsWords
  | typeof stepActionsWords;
