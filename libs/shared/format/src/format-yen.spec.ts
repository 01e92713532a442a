import { formatPriceWithTax, formatYen } from './format-yen';

// spec items: const-price-format, const-currency
it.each([
  [0, '0円'],
  [999, '999円'],
  [1000, '1,000円'],
  [12300, '12,300円'],
  [1234567, '1,234,567円'],
  [-1500, '-1,500円'],
])('%i -> %s', (yen, expected) => {
  expect(formatYen(yen)).toBe(expected);
});

it('says that tax is included', () => {
  expect(formatPriceWithTax(12300)).toBe('12,300円（税込）');
});
