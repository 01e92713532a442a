import path from 'node:path';
import { SHOPS } from '@shop/shops/shop-list';
import { chooseColours, colourProperties } from '@shop/testing-react/story/colour-schemes';
import { loadTokens } from '@shop/theming/load-tokens';
import type { ThemeList } from '@shop/theming/resolve-theme';
import { tokensToCss } from '@shop/theming/tokens-to-css';

const APPS = path.resolve(__dirname, '../../apps');
const themes = SHOPS.flatMap(
  ({ name }) =>
    jest.requireActual<{ readonly themes: ThemeList }>(path.join(APPS, `storefront-${name}`, 'app/themes.ts'))
      .themes,
);

it('colours the custom properties that a storefront lets the server set', async () => {
  const tokens = await loadTokens(themes[0]!);
  const css = tokensToCss(tokens, colourProperties(chooseColours('indigo')));
  expect(css).toContain('--shop-color-primary:#27408b;--shop-color-primary-hover:#1c2f68;');
  expect(css).toContain(`--shop-color-text:${tokens.color.text};`);
});

it.each(['shop', 'no-such-scheme', undefined])('leaves the theme its colours at %s', async (chosen) => {
  const tokens = await loadTokens(themes[0]!);
  expect(tokensToCss(tokens, colourProperties(chooseColours(chosen)))).toBe(tokensToCss(tokens));
});
