import { tokenProperties, tokensToCss } from '@shop/theming/tokens-to-css';
import simpleTokens from './tokens';

it('writes every token as one custom property', () => {
  const properties = tokenProperties(simpleTokens);
  const leaves = Object.values(simpleTokens).flatMap((group: object) => Object.keys(group));
  expect(properties.size).toBe(leaves.length);
  expect(properties.get('--shop-color-text-muted')).toBe(simpleTokens.color.textMuted);
  expect(properties.get('--shop-space-2xl')).toBe(simpleTokens.space['2xl']);
});

it('lets the colour scheme of the server set a property that the theme has', () => {
  expect(tokensToCss(simpleTokens, { '--shop-color-primary': '#123456' })).toContain(
    '--shop-color-primary:#123456',
  );
});

it.each([
  ['a property that is not a token', '--shop-color-unknown', '#fff'],
  ['a property of somebody else', 'background', 'red'],
  ['the end of the rule', '--shop-color-primary', '#fff}body{display:none'],
  ['the end of the element', '--shop-color-primary', '</style><script>alert(1)</script>'],
  ['an address', '--shop-color-primary', 'url(https://evil.example/x)'],
  ['an escape', '--shop-color-primary', '\\3c script'],
])('leaves out %s', (_what, name, value) => {
  expect(tokensToCss(simpleTokens, { [name]: value })).toBe(tokensToCss(simpleTokens));
});

it('writes dark colours for screens that are set to dark, unless the server has chosen colours on the light grounds', () => {
  const tokens = { ...simpleTokens, dark: { textMuted: '#c4c9cf' } };
  expect(tokensToCss(tokens)).toBe(
    `${tokensToCss(simpleTokens)}@media(prefers-color-scheme:dark){:root{color-scheme:dark;--shop-color-text-muted:#c4c9cf}}`,
  );
  const colours = { '--shop-color-primary': '#123456' };
  expect(tokensToCss(tokens, colours)).toBe(tokensToCss(simpleTokens, colours));
});
