import { NetworkError, NotFoundError, RejectedError } from '@shop/api-client/api-error';
import { cartErrorKind, isSaidByCartNotice } from './cart-error-kind';

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
  ['cart.order.changed', 'cart-changed'],
  ['cart.order.approval_required', 'approval-required'],
  ['cart.products.out_of_stock', 'out-of-stock'],
  ['cart.coupon.limit_reached', 'coupon-refused'],
  ['validation.failed', 'other'],
])('the code %s of a 422 is the error kind %s', (code, expected) => {
  expect(cartErrorKind(new RejectedError('PATCH /', 422, body(code)))).toBe(expected);
});

it('a 404 of the cart is an unknown cart, a 404 of something else is not', () => {
  expect(cartErrorKind(new NotFoundError('GET /', 404, body('cart.common.not_found')))).toBe('unknown-cart');
  expect(cartErrorKind(new NotFoundError('GET /', 404, body('user_address.not_found')))).toBe('other');
});

it.each<[string, unknown, boolean]>([
  ['an expired cart', new RejectedError('PATCH /', 422, body('cart.common.is_expired')), true],
  [
    'a missing address',
    new RejectedError('PATCH /', 422, body('cart_detail.set_user_address.not_data')),
    true,
  ],
  ['a product that is gone', new RejectedError('PATCH /', 422, body('product.product_not_found')), true],
  ['a rejected value', new RejectedError('PATCH /', 422, body('validation.failed')), false],
  ['a changed total', new RejectedError('PATCH /', 422, body('cart.order.total_changed')), false],
  ['a lost connection', new NetworkError('PATCH /', ''), false],
  ['an error of the code', new TypeError('x is not a function'), false],
])('what the notice about the cart says of %s, the page need not say', (_case, error, expected) => {
  expect(isSaidByCartNotice(error)).toBe(expected);
});
