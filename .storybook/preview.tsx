import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { tokensToCss } from '@shop/theming';
import { simpleTheme } from '@shop/theme-simple';

/** The themes of the toolbar; a theme is known here by the tokens that it sets. */
const THEMES = { simple: simpleTheme };
type ThemeName = keyof typeof THEMES;

const isThemeName = (value: unknown): value is ThemeName => typeof value === 'string' && value in THEMES;

/** Draws a story in the theme of the toolbar, inside a router, as it would stand in a shop. */
const inTheShop: Decorator = (Story, { globals }) => {
  const theme = THEMES[isThemeName(globals['theme']) ? globals['theme'] : 'simple'];
  return (
    <MemoryRouter>
      <style>{tokensToCss(theme.tokens)}</style>
      <main lang="ja" style={{ fontFamily: 'var(--shop-font-body)', padding: 'var(--shop-space-md)' }}>
        <Story />
      </main>
    </MemoryRouter>
  );
};

const preview: Preview = {
  decorators: [inTheShop],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  initialGlobals: { theme: 'simple' },
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: { icon: 'paintbrush', items: Object.keys(THEMES), dynamicTitle: true },
    },
  },
};

export default preview;
