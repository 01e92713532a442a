import { INJECTIONS } from '../../testing/injection-corpus';
import { markdownToHtml } from './markdown-to-html';
import { findRemovedHtml, sanitiseHtml } from './sanitise-html';

const shown = (markdown: string) => sanitiseHtml(markdownToHtml(markdown)).trim();

it.each([
  ['a heading', '## お支払い', '<h2>お支払い</h2>'],
  ['a paragraph', '銀行振込を\n承ります。', '<p>銀行振込を\n承ります。</p>'],
  ['a list', '- 一\n- 二', '<ul>\n<li>一</li>\n<li>二</li>\n</ul>'],
  ['text that no longer holds', '~~旧~~ **新**', '<p><s>旧</s> <strong>新</strong></p>'],
  ['an own link', '[お問い合わせ](/contact/)', '<p><a href="/contact/">お問い合わせ</a></p>'],
  [
    'a table',
    '| 地域 | 送料 |\n| --- | ---: |\n| 北海道 | 1,320円 |',
    '<table>\n<thead>\n<tr>\n<th scope="col">地域</th>\n<th scope="col" class="right">送料</th>\n</tr>\n</thead>\n' +
      '<tbody><tr>\n<td>北海道</td>\n<td class="right">1,320円</td>\n</tr>\n</tbody></table>',
  ],
  [
    'a picture',
    '![店の"正面"](/files/abcdefgh-960.webp)',
    '<p><img src="/files/abcdefgh-960.webp" alt="店の&quot;正面&quot;" loading="lazy" decoding="async" /></p>',
  ],
  ['HTML in between', '<p class="note">ご注意</p>', '<p class="note">ご注意</p>'],
])('Markdown is rendered and sanitised: %s', (_what, markdown, html) => {
  expect(shown(markdown)).toBe(html);
});

it.each(INJECTIONS)('an injection within Markdown is as harmless as within HTML: %j', (injection) => {
  const html = shown(`本文\n\n${injection}\n\n[x](${injection})\n\n![x](${injection})`);
  expect(findRemovedHtml(html)).toEqual([]);
});

it.each([
  ['<script>x</script>', 'element', 'script'],
  ['# 題名', 'element', 'h1'],
  ['```\ncode\n```', 'element', 'pre'],
  ['<p onclick="x">y</p>', 'attribute', 'onclick'],
  ['[x](javascript:alert(1))', 'link', 'javascript:alert(1)'],
  ['![x](https://evil.example/a.png)', 'picture', 'https://evil.example/a.png'],
])('what does not reach shoppers is named: %s', (markdown, kind, what) => {
  expect(findRemovedHtml(markdownToHtml(markdown))).toContainEqual({ kind, what });
});

it('nothing is named where everything reaches shoppers', () => {
  expect(
    findRemovedHtml(markdownToHtml('## 送料\n\n[案内](/guide) と [外](https://example.jp/)\n\n1. 一')),
  ).toEqual([]);
});
