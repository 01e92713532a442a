import { growth, MAX_GROWTH } from '@shop/testing-api/cpu-time';
import { hasCardNumber } from './find-card-number';

it.each([
  ['single digits', '4 '],
  ['short runs of single digits', `${'4 '.repeat(20)}x`],
  ['numbers with a wrong check digit', '4242 4242 4242 4241 '],
  ['digits in one', '4'],
  ['fractions', '½'],
  ['dashes', '－'],
  ['marks', '\u0300\u0316'],
  ['letters that become many', '\ufdfa'],
  ['beginnings of an identifier', '2987b325-904f-4680-9259-'],
  ['beginnings of a digest', 'c0ffee1dbeef0badc0dec0ffee1dbee-'],
])('takes linear time for many %s', async (_name, unit) => {
  const finding = (size: number) => {
    const text = unit.repeat(size / unit.length);
    return () => hasCardNumber(text);
  };
  expect(await growth(finding, 32_768)).toBeLessThan(MAX_GROWTH);
});
