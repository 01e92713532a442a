import { readProductFilter } from './product-filter';
import { redirectOfList } from './redirect-of-list';

const pagination = { total: 31, per: 15, last: 3, current: 1 };

it.each([
  ['word=D0001', 'mug', { product: 'mug' }],
  ['word=D0001&maker=minowa', 'mug', null],
  ['word=D0001&page=2', 'mug', null],
  ['word=マグ', null, null],
  ['page=3', null, null],
  ['page=4', null, { page: 3 }],
  ['word=マグ&page=900', null, { page: 3 }],
])('%s with the numbered product %s leads to %j', (search, numberedProduct, expected) => {
  const filter = readProductFilter(new URLSearchParams(search));
  expect(redirectOfList(filter, { numberedProduct, pagination })).toEqual(expected);
});
