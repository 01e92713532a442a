import { variantKey } from './variant-key';

it.each([
  ['a code of letters', ['MUG-1'], 'mug-1'],
  ['options of letters', ['linen-shirt', 'XL', 'Off White'], 'linen-shirt-xl-off-white'],
  ['full-width letters', ['ＭＵＧ　１'], 'mug-1'],
  ['a colour in Japanese', ['kasuri', '藍'], /^kasuri-[\da-f]{8}$/],
  ['a code in Japanese', ['さらし'], /^[\da-f]{8}$/],
  ['letters beside Japanese', ['kasuri', 'S（小）'], /^kasuri-s-[\da-f]{8}$/],
  ['a plus', ['lens', 'M+'], /^lens-m-[\da-f]{8}$/],
  ['more than a URL holds', ['a'.repeat(200)], /^a{80}-[\da-f]{8}$/],
  ['nothing that a key can hold', ['…'], /^[\da-f]{8}$/],
])('is made of %s', (_case, texts, key) => {
  expect(variantKey(...texts)).toMatch(typeof key === 'string' ? new RegExp(`^${key}$`) : key);
});

it('is the same for the same texts, and another for any others', () => {
  const colours = [
    '藍',
    '生成',
    '生成り',
    '白',
    '黒',
    'ホワイト',
    'ブラック',
    'ﾎﾜｲﾄ',
    'ほわいと',
    'm（大）',
    'm（小）',
  ];
  const keys = colours.map((colour) => variantKey('kasuri', colour));
  // Half-width kana are the same word.
  expect(new Set(keys).size).toBe(colours.length - 1);
  expect(variantKey('kasuri', '藍')).toBe(variantKey('kasuri', ' 藍 '));
  expect(variantKey('kasuri-藍')).not.toBe(variantKey('kasuri', '藍'));
});
