import { toDescription } from './to-description';

it.each([
  [
    'plain text',
    '麻の生地です。\n5 < 8 & <M>',
    { description: '麻の生地です。\n5 < 8 & <M>', descriptionHtml: null },
  ],
  [
    'paragraphs and entities',
    '<p>麻 &amp; 綿</p><p>5 &lt; 8<br />日本製</p>',
    {
      description: '麻 & 綿\n5 < 8\n日本製',
      descriptionHtml: '<p>麻 &amp; 綿</p><p>5 &lt; 8<br />日本製</p>',
    },
  ],
  [
    'a table, row by row',
    '<table><tr><th>幅</th><td>30cm</td></tr><tr><th>高さ</th><td>20cm</td></tr></table>',
    {
      description: '幅 30cm\n高さ 20cm',
      descriptionHtml: '<table><tr><th>幅</th><td>30cm</td></tr><tr><th>高さ</th><td>20cm</td></tr></table>',
    },
  ],
  ['nothing', '', { description: '', descriptionHtml: null }],
])('reads %s', (_case, text, expected) => {
  expect(toDescription(text)).toEqual(expected);
});
