import type { Route } from '../http/define-route';
import { addCartAccessoryRoute } from './routes/add-cart-accessory-route';
import { addCartCouponRoute } from './routes/add-cart-coupon-route';
import { addCartPackingRoute } from './routes/add-cart-packing-route';
import { addCartProductRoute } from './routes/add-cart-product-route';
import { addCartProductSetRoute } from './routes/add-cart-product-set-route';
import { addCartShippingRoute } from './routes/add-cart-shipping-route';
import { checkCartPaymentRoute } from './routes/check-cart-payment-route';
import { checkCartRecipientsRoute } from './routes/check-cart-recipients-route';
import { importCartRecipientsRoute } from './routes/import-cart-recipients-route';
import { clearCartPaymentErrorRoute } from './routes/clear-cart-payment-error-route';
import { decideCartRoute } from './routes/decide-cart-route';
import { deleteCartAccessoriesRoute } from './routes/delete-cart-accessories-route';
import { deleteCartCouponRoute } from './routes/delete-cart-coupon-route';
import { deleteSavedCartProductRoute } from './routes/delete-saved-cart-product-route';
import { undoDeleteSavedCartProductRoute } from './routes/undo-delete-saved-cart-product-route';
import { moveSavedCartProductToCartRoute } from './routes/move-saved-cart-product-to-cart-route';
import { saveCartProductRoute } from './routes/save-cart-product-route';
import { deleteCartProductsRoute } from './routes/delete-cart-products-route';
import { divideCartProductRoute } from './routes/divide-cart-product-route';
import { getCartRoute } from './routes/get-cart-route';
import { initCartRoute } from './routes/init-cart-route';
import { modifyCartAccessoriesRoute } from './routes/modify-cart-accessories-route';
import { modifyCartOrderRoute } from './routes/modify-cart-order-route';
import { modifyCartOtherRoute } from './routes/modify-cart-other-route';
import { modifyCartPackingRoute } from './routes/modify-cart-packing-route';
import { modifyCartProductsRoute } from './routes/modify-cart-products-route';
import { modifyCartShippingRoute } from './routes/modify-cart-shipping-route';
import { previewCartPackingsRoute } from './routes/preview-cart-packings-route';
import { resetCartRoute } from './routes/reset-cart-route';
import { resetCartShippingsRoute } from './routes/reset-cart-shippings-route';
import { setCartPointRoute } from './routes/set-cart-point-route';
import { setCartReceiverRoute } from './routes/set-cart-receiver-route';

/** The cart, from the first product to the order. */
export const cartRoutes: readonly Route[] = [
  initCartRoute,
  getCartRoute,
  resetCartRoute,
  addCartProductRoute,
  addCartProductSetRoute,
  modifyCartProductsRoute,
  deleteCartProductsRoute,
  saveCartProductRoute,
  moveSavedCartProductToCartRoute,
  deleteSavedCartProductRoute,
  undoDeleteSavedCartProductRoute,
  addCartShippingRoute,
  checkCartRecipientsRoute,
  importCartRecipientsRoute,
  modifyCartShippingRoute,
  resetCartShippingsRoute,
  modifyCartOrderRoute,
  modifyCartOtherRoute,
  addCartCouponRoute,
  deleteCartCouponRoute,
  setCartPointRoute,
  addCartPackingRoute,
  modifyCartPackingRoute,
  previewCartPackingsRoute,
  addCartAccessoryRoute,
  modifyCartAccessoriesRoute,
  deleteCartAccessoriesRoute,
  divideCartProductRoute,
  clearCartPaymentErrorRoute,
  setCartReceiverRoute,
  checkCartPaymentRoute,
  decideCartRoute,
];
