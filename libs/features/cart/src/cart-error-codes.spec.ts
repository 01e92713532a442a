import { NotFoundError, RejectedError } from '@shop/api-client/api-error';
import { cartErrorKind } from './cart-error-kind';

const body = (code: string) => ({ code, message: '', errors: {}, title: null });

// spec items: error-core-cart-expired, error-core-set-user-address-not-data, error-core-product-not-found-or-not-sale
it.each([
  ['cart.common.is_expired', 'expired'],
  ['cart_detail.set_user_address.not_data', 'address-missing'],
  ['cart.add_products.product_not_found', 'product-gone'],
  ['product.product_not_found', 'product-gone'],
  ['cart.update_products.not_sale', 'product-gone'],
  ['cart.common.already_decided', 'already-decided'],
  ['cart.order.total_changed', 'total-changed'],
  ['cart.products.out_of_stock', 'other'],
  ['validation.failed', 'other'],
])('the code %s of a 422 is the error kind %s', (code, expected) => {
  expect(cartErrorKind(new RejectedError('PATCH /', 422, body(code)))).toBe(expected);
});

it('a 404 of the cart is an unknown cart, a 404 of something else is not', () => {
  expect(cartErrorKind(new NotFoundError('GET /', 404, body('cart.common.not_found')))).toBe('unknown-cart');
  expect(cartErrorKind(new NotFoundError('GET /', 404, body('user_address.not_found')))).toBe('other');
});
