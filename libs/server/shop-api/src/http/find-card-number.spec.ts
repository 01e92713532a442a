import { findCardNumber, hasCardNumber } from './find-card-number';

// reliability: a card number is rejected in every body
it.each([
  ['Visa', '4242424242424242', true],
  ['Visa with spaces', 'カードは 4242 4242 4242 4242 です', true],
  ['Visa in full width', '４２４２－４２４２－４２４２－４２４２', true],
  ['Mastercard', '5555555555554444', true],
  ['Mastercard, second range', '2223003122003222', true],
  ['American Express', '3782-822463-10005', true],
  ['JCB', '3530111333300000', true],
  ['Visa before its expiry', '4242 4242 4242 4242 12/30', true],
  ['Visa after a count', '1 4242424242424242', true],
  ['Diners', '30569309025904', true],
  ['Discover', '6011111111111117', true],
  ['a wrong check digit', '4242424242424241', false],
  ['masked', '************4242', false],
  ['a product code', '4901234567894', false],
  ['a registration number', 'T1234567890123', false],
  ['a telephone number', '03-1234-5678', false],
  ['a parcel number', '123456789012', false],
  ['a longer run', '42424242424242420000', false],
  ['a name', '山田 花子', false],
  ['an identifier', '2987b325-904f-4680-9259-48649261eb5e@example.jp', false],
  ['a digest', 'c0ffee1dbeef0badc0de4242424242424242c0ffee1dbeef0badc0dec0ffee1d0', false],
  ['a number beside a digest', 'c0ffee1dbeef0badc0dec0ffee1dbeef 4242424242424242', true],
  ['a number beside an identifier', '54648100-5605-4307-a08d-05b5425e68cb 4242424242424242', true],
])('%s: %s is one: %s', (_, text, expected) => {
  expect(hasCardNumber(text)).toBe(expected);
});

it('finds a card number at any depth', () => {
  expect(findCardNumber({ a: [{ note: 'x' }, { note: '4242424242424242' }] })).toBe('a.1.note');
  expect(findCardNumber({ number: 4242424242424242 })).toBe('number');
  expect(findCardNumber({ name: '山田' })).toBeNull();
});
