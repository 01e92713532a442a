// What every document of a shop loads.
import '@shop/theme-simple/layouts/base.css';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { StoryShop } from '@shop/testing-react/story/story-shop';
import { ThemeProvider } from '@shop/theming/theme-provider';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DesignTokensProvider } from './design/design-tokens';
import { loadedStory, type OpenTab } from './open-tab';

/** Parts stand apart from the edge, as in a page. */
const GROUND: CSSProperties = { padding: 'var(--shop-space-md)' };
const SESSION_NOTE: CSSProperties = {
  margin: 0,
  padding: '0.5rem 1rem',
  background: '#fff6d6',
  color: '#3a2f00',
};

/** Says that a page was recorded in the other session only, since nothing else on it would. */
function SessionNote({ isAsAsked }: Pick<OpenTab, 'isAsAsked'>) {
  return isAsAsked ? null : (
    <p role="status" lang="ja" style={SESSION_NOTE}>
      この画面の記録は、ツールバーで選んだセッションのものがありません。ストーリーのとおりに表示しています。
    </p>
  );
}

/** Draws a page in its shop, and any other story as a part of a page, in the theme of the toolbar. */
export const inTheShop: Decorator = (Story, { loaded, component }) => {
  const { theme, tokens, css, tab } = loadedStory(loaded);
  if (component === StoryPage && tab !== null)
    return (
      <StoryShop services={tab.services} theme={theme}>
        <style>{css}</style>
        <SessionNote isAsAsked={tab.isAsAsked} />
        <Story />
      </StoryShop>
    );
  const part = (
    <MemoryRouter>
      <style>{css}</style>
      <main lang="ja" style={GROUND}>
        <DesignTokensProvider tokens={tokens}>
          <Story />
        </DesignTokensProvider>
      </main>
    </MemoryRouter>
  );
  if (tab === null) return <ThemeProvider theme={theme}>{part}</ThemeProvider>;
  return (
    <StoryShop services={tab.services} theme={theme}>
      {part}
    </StoryShop>
  );
};
