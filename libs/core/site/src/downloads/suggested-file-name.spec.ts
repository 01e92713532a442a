import { suggestedFileName } from './suggested-file-name';

it.each([
  ['%E5%A4%8F%E5%8F%B7.webp', '夏号.webp'],
  ['summer.webp', 'summer.webp'],
  ['', 'banner.webp'],
  [null, 'banner.webp'],
  ['%E5%A4', 'banner.webp'],
])('[header-x-suggested-filename] the header %j suggests %s', (header, name) => {
  const headers = new Headers(header === null ? {} : { 'x-suggested-filename': header });
  expect(suggestedFileName(headers, 'banner.webp')).toBe(name);
});
