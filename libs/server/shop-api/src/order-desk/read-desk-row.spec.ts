import { readDeskCode, readDeskQuantity, storedForms } from './read-desk-row';

it.each([
  ['C0001-WHITE', 'C0001-WHITE'],
  ['Ｃ０００１－ＷＨＩＴＥ', 'C0001-WHITE'],
  ['　c0001ーwhite ', 'c0001-white'],
  ['C0001−WHITE', 'C0001-WHITE'],
  ['0012', '0012'],
  ['００１２', '0012'],
  ['センター1', 'センター1'],
  ['   ', ''],
])('the product number %j is understood as %j', (written, code) => expect(readDeskCode(written)).toBe(code));

it.each([
  ['3', 3],
  ['１２', 12],
  [' 007 ', 7],
  ['1000', 1000],
  ['0', null],
  ['-1', null],
  ['−１', null],
  ['1.5', null],
  ['2.0', null],
  ['1e3', null],
  ['1,000', null],
  ['三', null],
  ['3個', null],
  ['', null],
  ['99999999999999999999', null],
])('the quantity %j is understood as %j', (written, quantity) =>
  expect(readDeskQuantity(written)).toBe(quantity),
);

it('is found as it is written and in capitals', () => {
  expect(storedForms('c1-a')).toEqual(['c1-a', 'C1-A']);
  expect(storedForms('C1')).toEqual(['C1']);
});
