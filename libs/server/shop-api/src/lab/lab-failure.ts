import { CHANNEL_NOT_FOUND_MESSAGE, ERROR_CODES } from '@shop/contract/error-codes';
import { cartFailures } from '../carts/state/cart-failures';
import { invalidFields, notFound, unauthenticated } from '../http/api-failure';
import { maintenance } from '../http/error-answers';
import { productNotFound } from '../products/shown-product';
import type { LabScenario } from './lab-fault';

/** Stands for the name of the product that the real refusal would name. */
const PRODUCT = '商品';

function missingProduct(path: string): Error {
  if (path.startsWith('/v1/products/')) return productNotFound();
  return path.startsWith('/v1/carts/products/add')
    ? cartFailures.productNotFound()
    : cartFailures.lineProductNotFound(PRODUCT);
}

/** What the situation throws: the very refusals of the shop. `slow` and `lost-reply` refuse nothing. */
export function labFailure(scenario: Exclude<LabScenario, 'slow' | 'lost-reply'>, path: string): Error {
  switch (scenario) {
    case 'maintenance':
      return maintenance();
    case 'invalid-channel':
      return notFound(ERROR_CODES.channelNotFound, CHANNEL_NOT_FOUND_MESSAGE);
    case 'unauthorized':
    case 'refresh-fails':
      return unauthenticated();
    case 'cart-expired':
      return cartFailures.expired();
    case 'product-not-found':
      return missingProduct(path);
    case 'not-on-sale':
      return cartFailures.notSale(PRODUCT);
    case 'shipping-not-data':
      return cartFailures.addressMissing();
    case 'validation':
      return invalidFields({ _: ['入力内容をご確認ください'] });
    case 'sold-out':
      return cartFailures.outOfStock(PRODUCT);
    case 'server-error':
      return new Error('An error of the laboratory');
  }
}
