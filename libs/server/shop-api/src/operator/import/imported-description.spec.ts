import { importedDescription } from './imported-description';

it.each([
  ['plain text', '麻の生地です。\n日本製', '麻の生地です。\n日本製'],
  ['signs that are no HTML', 'サイズ<M>、5 < 8 & <3', 'サイズ<M>、5 < 8 & <3'],
  ['entities of an export', 'A &amp; B &lt;小&gt;', 'A & B <小>'],
  ['paragraphs', '<p>麻の<b>シャツ</b></p>', '<p>麻の<b>シャツ</b></p>'],
  ['line breaks in a text', '麻100%<br>日本製', '<div>麻100%<br />日本製</div>'],
  [
    'a table of sizes',
    '<table border="1"><tr><th>サイズ</th><th>着丈</th></tr><tr><td>M</td><td>68cm</td></tr></table>',
    '<table><tr><th>サイズ</th><th>着丈</th></tr><tr><td>M</td><td>68cm</td></tr></table>',
  ],
  [
    'what old editors write',
    '<FONT color="red"><CENTER>セール</CENTER></FONT><BR><B>再入荷</B>',
    '<div>セール<br /><b>再入荷</b></div>',
  ],
  ['a script', '<p>良い品</p><script>alert(1)</script>', '<p>良い品</p>'],
  ['a script alone', '<script>alert(1)</script>', ''],
  ['a handler and a frame', '<p onclick="x()">品</p><iframe src="https://e.example"></iframe>', '<p>品</p>'],
  ['pictures of another shop', '<p>品<img src="https://e.example/a.jpg"></p>', '<p>品</p>'],
  ['nothing', '', ''],
])('stores %s', (_case, text, stored) => {
  expect(importedDescription(text)).toBe(stored);
});
