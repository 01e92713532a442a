import { clearPurchase, readPurchase, savePurchase } from './purchase-record';

const NOW = 1_000_000;

beforeEach(() => localStorage.clear());

// spec items: trans-cart-decision-stored, const-cart-decision-expiry, const-purchase-tracking-expiry
it('a purchase record is valid for 30 minutes', () => {
  savePurchase(localStorage, { cartToken: 't', orderNo: 'D-1' }, NOW);
  expect(readPurchase(localStorage, NOW + 1_799_999)).toEqual({
    cartToken: 't',
    orderNo: 'D-1',
    expire_at: NOW + 1_800_000,
  });
  expect(readPurchase(localStorage, NOW + 1_800_000)).toBeNull();
  expect(localStorage.length).toBe(0);
});

it.each(['{', '{}', 'null', '{"cartToken":1,"orderNo":"a","expire_at":9e15}'])('discards %s', (text) => {
  localStorage.setItem('purchase', text);
  expect(readPurchase(localStorage, NOW)).toBeNull();
});

it('a purchase record can be removed', () => {
  savePurchase(localStorage, { cartToken: 't', orderNo: 'D-1' }, NOW);
  clearPurchase(localStorage);
  expect(readPurchase(localStorage, NOW)).toBeNull();
});
