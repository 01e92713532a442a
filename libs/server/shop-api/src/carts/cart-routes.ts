import { addCartProductRoute } from './add-cart-product-route';
import { addCartProductSetRoute } from './add-cart-product-set-route';
import { addCartShippingRoute } from './add-cart-shipping-route';
import { checkCartPaymentRoute } from './check-cart-payment-route';
import { decideCartRoute } from './decide-cart-route';
import { deleteCartProductsRoute } from './delete-cart-products-route';
import { getCartRoute } from './get-cart-route';
import { initCartRoute } from './init-cart-route';
import { modifyCartOrderRoute } from './modify-cart-order-route';
import { modifyCartOtherRoute } from './modify-cart-other-route';
import { modifyCartProductsRoute } from './modify-cart-products-route';
import { modifyCartShippingRoute } from './modify-cart-shipping-route';
import { resetCartRoute } from './reset-cart-route';
import { resetCartShippingsRoute } from './reset-cart-shippings-route';

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
  checkCartPaymentRoute,
  decideCartRoute,
];
