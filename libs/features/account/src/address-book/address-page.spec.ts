import type { AddressBook, AddressEntry } from '../address-view';
import { addressPage } from './address-page';

const entry = (id: number): AddressEntry => ({
  id,
  label: '',
  name: '山田 花子',
  kana: '',
  postalCode: '100-0001',
  prefecture: '東京都',
  fullAddress: '東京都千代田区',
  phoneNumber: '',
  divisionName: 'その他',
  isDefault: id === 1,
  isSenderDefault: id === 1,
});
const book = (count: number): AddressBook => ({
  entries: Array.from({ length: count }, (_entry, at) => entry(at + 1)),
  limit: 50,
});

it.each([
  [0, 1, [], 1, 1],
  [10, 1, [1, 10], 1, 1],
  [11, 1, [1, 10], 1, 2],
  [11, 2, [11, 11], 2, 2],
  // The last entry of the last page has just been deleted.
  [10, 2, [1, 10], 1, 1],
])('of %i addresses page %i holds %j [const-page-size-default]', (count, page, ends, current, last) => {
  const shown = addressPage(book(count), page);
  const ids = shown.entries.map(({ id }) => id);
  expect([ids.length === 0 ? [] : [ids[0], ids.at(-1)], shown.current, shown.last]).toEqual([
    ends,
    current,
    last,
  ]);
});
