/** @jest-environment jest-fixed-jsdom */
import { INJECTIONS } from '../../testing/injection-corpus';
import { sanitiseHtml } from './sanitise-html';

/** What an answer may contain, written down a second time: the spec does not ask the code what it allows. */
const ELEMENTS =
  /^(?:H[2-5]|P|BR|HR|DIV|SPAN|SECTION|FIGURE|FIGCAPTION|BLOCKQUOTE|UL|OL|LI|DL|DT|DD|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|MARK|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TH|TD|A|IMG|RUBY|RT|RP|TIME)$/;
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  class: /^(?:lead|note|caution|columns|center|right|button| )*$/,
  id: /^text-[a-z][a-z0-9-]*$/,
  lang: /^[\w-]*$/,
  title: /^[^]*$/,
  alt: /^[^]*$/,
  href: /^(?:\/(?![/\\])|https:\/\/(?![^/]*@)|mailto:|tel:|#text-)/,
  rel: /^noopener noreferrer$/,
  src: /^\/files\/[a-z0-9-]+\.(?:avif|webp)$/,
  width: /^/,
  height: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
  colspan: /^/,
  rowspan: /^/,
  scope: /^/,
  start: /^/,
  datetime: /^/,
};

/** What a browser makes of it, and what it makes of what it made. */
function elementsOf(html: string): Element[] {
  const first = document.createElement('div');
  first.innerHTML = html;
  const second = document.createElement('div');
  second.innerHTML = first.innerHTML;
  return [...first.querySelectorAll('*'), ...second.querySelectorAll('*')];
}

describe('HTML that an editor entered', () => {
  it('is tested with more than a hundred injections', () => {
    expect(new Set(INJECTIONS).size).toBeGreaterThan(150);
  });

  // reliability 7
  it.each(INJECTIONS)('runs no code and loads nothing from other sites: %j', (injection) => {
    for (const html of [
      injection,
      `<p>前</p>${injection}<p>後</p>`,
      `<div>${injection}`,
      `<a href="/x">${injection}`,
    ])
      for (const element of elementsOf(sanitiseHtml(html))) {
        expect(element.tagName).toMatch(ELEMENTS);
        for (const { name, value } of element.attributes) {
          const rule = ATTRIBUTES[name];
          expect(rule === undefined ? `${name} is not allowed` : rule.test(value) || `${name}=${value}`).toBe(
            true,
          );
        }
      }
  });

  it('does not change when it is sanitised again', () => {
    for (const injection of INJECTIONS) {
      const once = sanitiseHtml(injection).replace(/"(#?)text-/g, '"$1');
      expect(sanitiseHtml(once).replace(/"(#?)text-/g, '"$1')).toBe(once);
    }
  });

  it.each([
    [
      '<h2>見出し</h2><p class="lead">本文<br />二行</p>',
      '<h2>見出し</h2><p class="lead">本文<br />二行</p>',
    ],
    ['<a href="/guide?a=1&amp;b=2">ご利用ガイド</a>', '<a href="/guide?a=1&amp;b=2">ご利用ガイド</a>'],
    ['<a href="/商品">商品</a>', '<a href="/商品">商品</a>'],
    [
      '<a href="mailto:info@example.jp">x</a><a href="tel:03-0000-0000">y</a>',
      '<a href="mailto:info@example.jp">x</a><a href="tel:03-0000-0000">y</a>',
    ],
    [
      '<a href="https://example.jp/" target="_blank">x</a>',
      '<a href="https://example.jp/" rel="noopener noreferrer">x</a>',
    ],
    [
      '<h2 id="returns">返品</h2><a href="#returns">返品へ</a>',
      '<h2 id="text-returns">返品</h2><a href="#text-returns">返品へ</a>',
    ],
    [
      '<img src="/files/0123456789abcdef-960.webp" alt="器" />',
      '<img src="/files/0123456789abcdef-960.webp" alt="器" loading="lazy" decoding="async" />',
    ],
    [
      '<table><tr><th scope="row">送料</th><td colspan="2">660円</td></tr></table>',
      '<table><tr><th scope="row">送料</th><td colspan="2">660円</td></tr></table>',
    ],
    ['価格 < 1,000円 & 送料', '価格 &lt; 1,000円 &amp; 送料'],
  ])('keeps %s', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});
