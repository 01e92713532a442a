import { formatPhoneNumber } from './format-phone-number';

it.each([
  ['Tokyo', '0312345678', '03-1234-5678'],
  ['Osaka', '06 1234 5678', '06-1234-5678'],
  ['Tokyo, with brackets', '(03)1234-5678', '03-1234-5678'],
  ['a mobile phone', '09012345678', '090-1234-5678'],
  ['a mobile phone of 2026', '06012345678', '060-1234-5678'],
  ['an internet telephone', '05012345678', '050-1234-5678'],
  ['with hyphens already', '090-1234-5678', '090-1234-5678'],
  ['hyphens elsewhere', '0901-234-5678', '090-1234-5678'],
  ['full width', '０９０１２３４５６７８', '090-1234-5678'],
  ['free of charge', '0120123456', '0120-123-456'],
  ['free of charge, the longer ones', '08001234567', '0800-123-4567'],
  ['ナビダイヤル', '0570123456', '0570-123-456'],
  ['an area code that is not known', '0451234567', '0451234567'],
  ['as typed where it is not known', '045-123-4567', '045-123-4567'],
  ['outside Japan', '+81 3 1234 5678', '+81 3 1234 5678'],
  ['too short', '110', '110'],
  ['none', '', ''],
])('%s: %s', (_name, typed, shown) => {
  expect(formatPhoneNumber(typed)).toBe(shown);
});
