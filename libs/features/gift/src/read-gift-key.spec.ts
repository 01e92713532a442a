import { readGiftKey } from './read-gift-key';

it.each([
  ['a link', 'https://gift.example/social-gift/AbC-_12/shipping', 'AbC-_12'],
  ['a link with a slash at its end', 'https://gift.example/social-gift/AbC/shipping/', 'AbC'],
  ['a link to another step', 'https://gift.example/social-gift/AbC/confirm', 'AbC'],
  ['a link without its end', 'https://gift.example/social-gift/AbC', 'AbC'],
  ['a link in a sentence', 'ギフトです\nhttps://gift.example/social-gift/AbC/shipping どうぞ', 'AbC'],
  ['a key', '  AbC-_12 ', 'AbC-_12'],
  ['a key in full-width letters', 'ＡｂＣ１２', 'AbC12'],
  ['a link without a key', 'https://gift.example/social-gift/shipping', null],
  ['another link', 'https://gift.example/product/cup', null],
  ['words', 'ギフト', null],
  ['nothing', ' ', null],
])('%s', (_, pasted, key) => {
  expect(readGiftKey(pasted)).toBe(key);
});
