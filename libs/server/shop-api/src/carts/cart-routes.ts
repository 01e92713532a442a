import { addCartAccessoryRoute } from './add-cart-accessory-route';
import { addCartCouponRoute } from './add-cart-coupon-route';
import { addCartPackingRoute } from './add-cart-packing-route';
import { addCartProductRoute } from './add-cart-product-route';
import { addCartProductSetRoute } from './add-cart-product-set-route';
import { addCartShippingRoute } from './add-cart-shipping-route';
import { checkCartPaymentRoute } from './check-cart-payment-route';
import { clearCartPaymentErrorRoute } from './clear-cart-payment-error-route';
import { decideCartRoute } from './decide-cart-route';
import { deleteCartAccessoriesRoute } from './delete-cart-accessories-route';
import { deleteCartCouponRoute } from './delete-cart-coupon-route';
import { deleteCartProductsRoute } from './delete-cart-products-route';
import { divideCartProductRoute } from './divide-cart-product-route';
import { getCartRoute } from './get-cart-route';
import { initCartRoute } from './init-cart-route';
import { modifyCartAccessoriesRoute } from './modify-cart-accessories-route';
import { modifyCartOrderRoute } from './modify-cart-order-route';
import { modifyCartOtherRoute } from './modify-cart-other-route';
import { modifyCartPackingRoute } from './modify-cart-packing-route';
import { modifyCartProductsRoute } from './modify-cart-products-route';
import { modifyCartShippingRoute } from './modify-cart-shipping-route';
import { resetCartRoute } from './reset-cart-route';
import { resetCartShippingsRoute } from './reset-cart-shippings-route';
import { setCartPointRoute } from './set-cart-point-route';
import { setCartReceiverRoute } from './set-cart-receiver-route';

/** The cart, from the first product to the decision. */
export const cartRoutes = [
  initCartRoute,
  getCartRoute,
  resetCartRoute,
  addCartProductRoute,
  addCartProductSetRoute,
  modifyCartProductsRoute,
  deleteCartProductsRoute,
  addCartShippingRoute,
  modifyCartShippingRoute,
  resetCartShippingsRoute,
  modifyCartOrderRoute,
  modifyCartOtherRoute,
  addCartCouponRoute,
  deleteCartCouponRoute,
  setCartPointRoute,
  addCartPackingRoute,
  modifyCartPackingRoute,
  addCartAccessoryRoute,
  modifyCartAccessoriesRoute,
  deleteCartAccessoriesRoute,
  divideCartProductRoute,
  clearCartPaymentErrorRoute,
  setCartReceiverRoute,
  checkCartPaymentRoute,
  decideCartRoute,
];
