import { bothPrices } from './both-prices';
import { freeShippingRemaining, reachesFreeShipping, shippingFeeOf } from './shipping-fee';

it.each([
  ['below the free sum', { subtotal: 9999, rate: 700, freeFrom: 10000, isShippingFree: false }, 700],
  ['at the free sum', { subtotal: 10000, rate: 700, freeFrom: 10000, isShippingFree: false }, 0],
  ['a shop without a free sum', { subtotal: 1e7, rate: 700, freeFrom: null, isShippingFree: false }, 700],
  ['handover at the hub', { subtotal: 1, rate: 700, freeFrom: null, isShippingFree: true }, 0],
])('shipping fee: %s', (_, input, expected) => {
  expect(shippingFeeOf(input)).toBe(expected);
});

it.each([
  [9999, 10000, 1, false],
  [10000, 10000, null, true],
  [5, null, null, false],
  [0, 0, null, true],
])('goods of %i with a free sum of %p: %p missing, free: %p', (subtotal, freeFrom, missing, isFree) => {
  expect(freeShippingRemaining(subtotal, freeFrom)).toBe(missing);
  expect(reachesFreeShipping(subtotal, freeFrom)).toBe(isFree);
});

it.each([
  ['with-tax', 10_000, { withoutTax: 9_091, withTax: 10_000 }],
  ['without-tax', 10_000, { withoutTax: 10_000, withTax: 11_000 }],
  ['with-tax', 1, { withoutTax: 1, withTax: 1 }],
] as const)('%s, a limit of %i is %j', (sums, limit, expected) => {
  expect(bothPrices(limit, 10, sums)).toEqual(expected);
});
