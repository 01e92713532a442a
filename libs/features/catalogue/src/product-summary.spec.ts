import { productSummary } from './product-summary';

it.each([
  ['plain text', '麻の生地です。\n5 < 8 & <M>', '麻の生地です。\n5 < 8 & <M>'],
  ['paragraphs and entities', '<p>麻 &amp; 綿</p><p>5 &lt; 8<br />日本製</p>', '麻 & 綿\n5 < 8\n日本製'],
  [
    'a table, row by row',
    '<table><tr><th>幅</th><td>30cm</td></tr><tr><th>高さ</th><td>20cm</td></tr></table>',
    '幅 30cm\n高さ 20cm',
  ],
  ['nothing', '', ''],
])('sums up %s', (_case, description, expected) => {
  expect(productSummary({ catchCopy: '', description })).toBe(expected);
});

it('sums a product up by its catch copy, if it has one', () => {
  expect(productSummary({ catchCopy: '毎日に麻を', description: '<p>麻の生地です。</p>' })).toBe(
    '毎日に麻を',
  );
});
