import { CHANNEL_NOT_FOUND_MESSAGE, ERROR_CODES } from '@shop/contract/error-codes';
import { cartErrors } from '../carts/state/cart-errors';
import { invalidFields, notFound, unauthorized } from '../http/http-error';
import { underMaintenance } from '../http/error-responses';
import { productNotFound } from '../products/shown-product';
import type { LabScenario } from './lab-fault';

/** Stands for the name of the product that the real rejection would name. */
const PRODUCT = '商品';

function missingProduct(path: string): Error {
  if (path.startsWith('/v1/products/')) return productNotFound();
  return path.startsWith('/v1/carts/products/add')
    ? cartErrors.productNotFound()
    : cartErrors.lineProductNotFound(PRODUCT);
}

/** The error of a scenario: the real errors of the shop. `slow` and `lost-reply` throw nothing. */
export function labError(scenario: Exclude<LabScenario, 'slow' | 'lost-reply'>, path: string): Error {
  switch (scenario) {
    case 'maintenance':
      return underMaintenance();
    case 'invalid-channel':
      return notFound(ERROR_CODES.channelNotFound, CHANNEL_NOT_FOUND_MESSAGE);
    case 'unauthorized':
    case 'refresh-fails':
      return unauthorized();
    case 'cart-expired':
      return cartErrors.expired();
    case 'product-not-found':
      return missingProduct(path);
    case 'not-on-sale':
      return cartErrors.notSale(PRODUCT);
    case 'shipping-not-data':
      return cartErrors.addressMissing();
    case 'validation':
      return invalidFields({ _: ['入力内容をご確認ください'] });
    case 'sold-out':
      return cartErrors.outOfStock(PRODUCT, 0);
    case 'server-error':
      return new Error('An error from the fault lab');
  }
}
